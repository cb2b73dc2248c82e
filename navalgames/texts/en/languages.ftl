# Languages: the switch on every page (page-language-), lists of names, and what is wrong with a translation.

page-language = Language
language-list = { $before }, { $next }

error-unknown-language = There is no language “{ $given }”. Known languages: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-names-line = { $where }: a line holds the name in the charts and the name for readers; this one holds “{ $given }”.
error-names-twice = { $where }: “{ $given }” has another translation already.
error-rules-translation-missing = The rules of { $game } are not translated: { $where } is not there.
error-rules-translation-columns = { $where }: the columns must be { $expected }; given: { $given }.
error-rules-translation-rows = { $where }: every rule of the index once, and in its order, is expected; the trouble is at { $given }.
error-rules-translation-empty = { $where }, rule { $given }: the column { $expected } is empty, and the index says something there.

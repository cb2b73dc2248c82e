# The rule index.

error-unknown-rule = There is no rule “{ $given }”. Known rules: { $expected }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
 }
error-rules-no-tests = The tests of { $game } are not at { $given }; rule coverage needs a checkout of the project.

# The pages without a kernel (home-), the frame of the dashboards (page-), the server's own words (serve-).

home-brand = navalgames
home-title = Naval games, and the odds behind them
home-lead = Guess what the dice will do, roll them, then see the exact chance and why. Or play: { $count ->
    [one] one game
   *[other] { $count } games
 } from naval history, free, in this browser, without an account.
home-skip = Skip to the content
home-games = The games
home-start = Start with this
home-start-now = Start
home-start-minutes = { $quick } minutes if you read quickly, { $minutes } if you take your time.
home-reading-age = Reading age: about { $age }.
home-reading-how = The reading age is a rough one: the Flesch-Kincaid formula, worked out over the sentences of the episodes. It counts how long sentences and words are, not how hard an idea is.
home-minutes-how = The quick minutes are worked out from the number of words, with a little for the dice of each step.
home-boards = The pictures of the boards are positions of the games, drawn by the same program that you play with.
home-also = Also here
home-first = Episode 1: { $title }
home-guide-short = From a question to its answer
home-table-short = Alone, together, or against the computer
home-lab-short = all the odds
home-choices-short = what if …?
home-to-games = Go to a game
home-episodes = { $count ->
    [one] 1 episode
   *[other] { $count } episodes
 }, { $minutes } minutes
home-episode = Episode { $number }
home-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }
home-learn = What you will learn
home-start-episode = Start episode { $number }: { $title }
home-guide = Guide
home-guide-about = Step by step, from a question to its answer.
home-lab = Lab
home-lab-about = Turn every dial of every rule and see the exact odds.
home-table = Play
home-table-about = Play the whole game: alone, with others, or against the computer.
home-choices = Choices
home-choices-about = What if a rule were otherwise? Change one, or one number, and see what it does to the odds and to whole games.
home-open = { $kind }: { $game }. { $about }
home-more = Rules and teaching
home-rules = The rules of { $game }, one by one
home-charts = The charts of { $game }, and where each number comes from
home-teach = For teachers: plans, answers and worksheets for { $game }
home-footer = Nothing on these pages is fetched from anywhere else, and nothing you do leaves this server.
home-honest = Some charts of the printed games are not public. Where a number is our own reconstruction it carries a mark, and you can put in the numbers of your own copy.

rules-title = Rules of { $game }
rules-lead = Every rule as we read it, in our own words. The numbers are those of the logs, the lessons and the tests.
rules-sections = Sections
rules-dice = Dice
rules-charts = Charts
rules-decides = Who decides
rules-reading = Our reading
rules-count = { $count ->
    [one] 1 entry
   *[other] { $count } entries
 }

charts-title = Charts of { $game }
charts-lead = Every number the game uses, with the kind of its source. A number we reconstructed never looks like one from the rulebook.
charts-kinds = How many numbers come from where
charts-kind = Source
charts-cells = Numbers
charts-rule = Rule { $rule }
charts-in-rules = in the list of rules
charts-row = Row
charts-contents = Charts
charts-sources = { $count ->
    [one] Its source
   *[other] Its { $count } sources
 }
charts-scroll = Table: { $title }. Scrolls sideways on small screens.

error-page-back = Back to the home page
error-page-status = Error { $status }
error-page-title-404 = There is no such page
error-page-text-404 = The address leads nowhere. It may be mistyped, or the page may have moved.
error-page-title-403 = This cannot be opened
error-page-text-403 = The server does not give out what stands at this address.
error-page-title-503 = Too many pages are open
error-page-text-503 = As many dashboards are open as this machine can hold. Close a page that you no longer need, or wait here until somebody else does.
error-page-waiting = This page asks again every few seconds, and opens by itself as soon as there is room.
error-page-title-other = Something went wrong on the server
error-page-text-other = The page could not be made. Please try again; if it happens again, tell the person who runs this server.

page-title = { $game }: { $kind }
page-home = navalgames: home page
page-guide = Guide
page-lab = Lab
page-table = Play
page-choices = Choices
page-rules = Rules
page-charts = Charts
page-nav = Pages of this game
page-skip = Skip to the content
page-preparing = { $kind }: getting ready …
page-preparing-slow = This takes longer than usual. You can wait, or reload the page.
page-noscript = This page needs JavaScript. Every episode, the rules and the charts can be read without it:
page-theme-dark = Dark colours
page-reload = Reload the page
page-lost-kernel = The connection to this page’s calculator was lost, so the controls no longer answer. Reload the page to go on.
page-lost-server = The server does not answer any more. If it was stopped, start it again; then reload the page.
page-failed = This page could not be prepared. Please reload it; if it happens again, tell the person who runs this server.
page-broken = Something in this page has stopped working. Nothing you entered is lost: reload the page, and you are back at this step.
page-cell-error = This part of the page could not be prepared. Please reload the page; if it happens again, tell the person who runs this server.
page-cell-timeout = This part of the page took too long to prepare. Please reload the page.

serve-ready = Naval games are served at { $address } (stop with Ctrl+C).
serve-stopped = Stopped.
serve-port = Cannot listen on { $host }, port { $port }: { $reason ->
    [busy] another program uses this port. Choose another one with --port, or --port 0 for any free one.
    [forbidden] this user may not use this port. Choose one above 1023 with --port.
   *[other] the address or the port does not exist on this machine. A port is a number from 0 to 65535.
 }

# Exploring with code
home-explore = Explore with code: ask, change, lay a table, read ahead
explore-title = Explore with code
explore-lead = Everything the pages show can be asked from Python, too: exact chances, changed charts, tables of your own, and what may follow from them.
explore-open = Open the notebook in JupyterLab
explore-at-home = On this server the notebook is only to be read. In your own copy, this opens it in JupyterLab:

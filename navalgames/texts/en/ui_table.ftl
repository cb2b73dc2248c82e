# The play table: map, orders, forms, log, fleets, new game, saving.

table-map-keys = Arrow keys move from hex to hex. Enter chooses a hex. Page Down and Page Up go to the next and the previous hex you may choose. Plus, minus and 0 zoom; Shift with an arrow key moves the map.
table-map-tools = Zoom and move the map
table-map-in = Zoom in
table-map-out = Zoom out
table-map-whole = Show the whole map
table-map-left = Move west
table-map-right = Move east
table-map-up = Move north
table-map-down = Move south
table-map-target = { $hex } You may choose this hex.
table-map-not-now = Hex { $hex } cannot be chosen now.
table-map-save = Save the map
table-map-legend = Signs on the map

table-order-on-map = On the map
table-order-happened = What has just happened
table-order-percents = { " · " }
table-order-why = { $percents }: why?
table-order-why-of = { $order }: why { $percents }?
table-order-way = Trace
table-order-way-of = Trace this throw: { $line }
table-order-refused = Not allowed now, and why ({ $count })

table-why-close = Back to the game
table-why-chance = { $what }: { $percent }{ $fraction ->
    [none] .
   *[other] { " " }= { $fraction }.
}
table-why-way = { $dice } – the way it took is lit.
table-why-otherwise = { $count ->
    [one] Not so
   *[other] None of these
}
table-why-end = It comes to: { $end }
table-why-then = Then the throw for: { $why }
table-why-quiet = Nothing else

table-grid-ready = Ready-made
table-grid-row = Kind
table-grid-left = Left
table-grid-stay = Left out
table-grid-sum = Together
table-grid-of = { $sum } of { $most }
table-grid-amounts = Amounts to
table-grid-cell = { $row } to { $column }, of { $available }
table-grid-legal = Allowed.

table-log-turn = Show
table-log-all = All turns
table-log-lines = What happened
table-log-way = Trace
table-log-way-of = Trace this throw: { $line }
table-log-shown = The dice showed { $faces }.
table-log-rule-open = Rule { $rule }: read it
table-log-rule-title = Rule { $rule }: { $title }
table-log-ruling = How we read it: { $ruling }
table-log-save = Save the log
table-log-save-csv = Table (CSV)
table-log-save-text = Text
table-log-close = Close

table-address-copy = Copy a link to the same beginning
table-fleet-hint = Point at a ship, or use Tab and the arrow keys, to read about it.
table-fleet-ship = { $name }. { $facts }
table-fleet-hidden = Ships that you cannot see: { $count }
table-log-thrown = { $why }: { $result }
table-log-dice = { $why } ({ $dice }): { $result }

table-bar-words = Words at this table
table-bar-state = Where the game stands
table-bar-new = New game
table-bar-save = Save
table-bar-load = Load
table-bar-file = A saved game to load
table-bar-too-large = The file { $name } is too large to be a saved game.
table-bar-unreadable = The file { $name } could not be read. Is it still there?
table-bar-unkept = This browser does not keep games, so a reload would lose this one. Save it before you leave the page.
table-bar-hidden = This game hides something from a player, so the browser does not keep it. Save it before you leave the page.
table-bar-who = { $side } decides
table-bar-watch = The computer plays every side
table-bar-loaded = Loaded: { $name }.

table-tabs-list = Beside the orders
table-tabs-log = Log
table-tabs-fleets = Fleets
table-tabs-luck = Luck

table-luck-what = Roll
table-luck-dice = Dice
table-luck-rolls = Rolls
table-luck-rolled = Rolled
table-luck-expected = Average
table-luck-score = In deviations
table-luck-table = Luck, roll by roll
table-luck-about = Rolled and average are per roll. The last column says how many standard deviations all these rolls together lie above (+) or below (−) their average; beyond 2 is rare. High is not always good.
table-luck-none = No dice have been rolled yet.
table-luck-summary = { $rolls ->
    [one] One roll
   *[other] { $rolls } rolls
 } so far; all together { $score } standard deviations from the average.

table-new-title = { $game }: a new game
table-new-intro = Choose who plays which side, and begin. Everything else can stay as it is.
table-new-brief = The game in short
table-new-seats = Who plays?
table-new-start = Begin
table-new-back = Back to the game
table-new-resume = Go on with the game I left
table-new-kept = the game you left
table-new-left = Other games this browser keeps ({ $count })
table-new-unnamed = Game { $number }
table-new-options = Optional rules
table-new-more = Dice and paperwork
table-new-seed = Seed of the dice
table-new-seed-about = A whole number gives the same dice again. Leave it empty for new dice.
table-new-staff = Let the staff do the paperwork
table-new-staff-about = What is only bookkeeping follows the ready-made suggestion, without asking.
table-new-bad-seed = The seed “{ $given }” cannot be used. Expected: a whole number from 0 to { $most }, or nothing.
table-player-person = A person
table-player-person-about = Sits at this screen.
table-player-random = Computer: anything allowed
table-player-random-about = Gives any order the rules allow, without a plan.

table-undo = Take back
table-undo-reroll = Take back and reroll
table-think = { $side } thinks …
table-hand-over = { $side }, it is your turn
table-hand-over-text = This decision is secret. Hand the screen to { $side }; everybody else looks away. Nothing of the game shows until you press the button.
table-hand-over-go = I am { $side }: show my table
table-over = The game is over
table-over-winner = { $side } wins
table-over-winners = { $side } win
table-over-draw = A draw
table-over-lost = Lost
table-over-look = Look at the table
table-over-swap = Again, sides exchanged
table-over-save = Save this game
table-over-luck = { $rolls } rolls; luck in all: { $score } standard deviations from the average.
table-over-turns = { $scored ->
    [0] Played to: { $turn }.
   *[other] Played to: { $turn }. { $score }.
  }
table-over-next = { $sides ->
    [one] What next? { $options ->
        [0] Look up in the lab how likely the decisive roll was.
       *[other] Change one optional rule, or look up in the lab how likely the decisive roll was.
      }
   *[other] What next? { $options ->
        [0] Try another side, or look up in the lab how likely the decisive roll was.
       *[other] Try another side, change one optional rule, or look up in the lab how likely the decisive roll was.
      }
  }
table-watch-prompt = The computer plays every side
table-watch-about = Look on, one order at a time or a whole turn.
table-watch-step = Next order
table-watch-turn = Play on to the next turn
table-watch-end = Play to the end
table-wait = { $side } is to decide
table-earlier = { $count ->
    [one] One earlier line is in the log.
   *[other] { $count } earlier lines are in the log.
 }

# The table of a game that has no drawing of its own.
table-places = What lies on the table
table-plain-turn-named = { $name } { $turn }
table-plain-more = { $count } more like these
table-plain-confirm = Give this order

# A mission: a few minutes at the table with a goal, from an episode.
table-mission-about = About { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Everything goes on from order to order, and no die is thrown twice. Where dice decide an order at once, its chances stand beside it.
table-mission-begin = Take command
table-mission-goal = Your mission: { $goal }
table-mission-over-met = Done! The mission is over.
table-mission-over-missed = The mission is over: not this time.
table-mission-end = See how it ended
# How likely the goal is, before and after each order: games that the computer’s captain plays on from there.
table-mission-course = Your chance, if the computer’s captain went on from here: about { $course } in 100
table-mission-whole = Your chance in 100, from the first order to the end:
table-mission-key-order = after your order
table-mission-key-dice = after what followed it
table-mission-steps = Order by order
table-mission-order = { $order }: { $before } before, { $after } after it, then { $then }
table-mission-turning-order = Most was decided by your order “{ $order }”: from { $from } to { $to } in 100.
table-mission-turning-dice = Most was decided by what followed “{ $order }”: from { $from } to { $to } in 100. This happened:
table-mission-turning-quiet = Most was decided after “{ $order }”: from { $from } to { $to } in 100. Nothing happened in between: how the computer’s captain answers the question that came next moves the chance.
table-mission-instead = With other orders there, the computer’s captain playing on { $games } times after each: { $orders }. With the captain’s own: about { $before }.
table-mission-instead-order = “{ $order }” about { $share } in 100
table-mission-weigh = What would each order lead to?
table-mission-weigh-note = Plays { $games } games to the end after each order, with the computer’s captain.
table-mission-weighing = The captain plays each order to the end …
table-mission-from-there = goal reached from there
table-mission-share = about { $share } in 100
table-mission-place = { $place }: goal in { $share }
table-mission-met = Done!
table-mission-missed = Not this time
table-mission-again = Try again, with other dice
table-mission-lesson = Back to the episode
table-mission-captain = From the same beginning the computer’s captain did it in { $met } of { $games } games; in the long run that is most likely { $low } to { $high } in 100.
table-mission-lot = With orders drawn by lot: { $met } of { $games }; most likely { $low } to { $high } in 100.
table-mission-tries = You did it in { $met } of your { $tries } tries.

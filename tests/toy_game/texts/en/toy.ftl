# Every word of the two cutters.
tg-title = Two Cutters
tg-years = any summer
tg-hook = Who is the faster of two?
tg-section-chart = Charts
tg-side-RED = Red
tg-side-BLUE = Blue
tg-option-turns = Turns
tg-option-turns-about = How many races are sailed.
tg-option-open_holds = Open holds
tg-option-open_holds-about = Everybody may look into every hold.
tg-option-weather = Weather
tg-option-weather-about = A gale makes pressing on harder.
tg-value-1 = 1
tg-value-3 = 3
tg-value-6 = 6
tg-value-True = yes
tg-value-False = no
tg-value-calm = calm
tg-value-gale = gale
tg-decision-choose = How many dice do you race with?
tg-decision-choose-help = The other side chooses as well, unseen.
tg-decision-stow = Into which holds do the barrels go?
tg-decision-stow-help = The other side does not see it.
tg-decision-press = Press on?
tg-decision-press-help = A failure ends the turn.
tg-order-choose-dice = { $count ->
    [one] one die
   *[other] { $count } dice
  }
tg-order-stow = { $fore } barrels fore, { $aft } aft
tg-order-look = Look into the enemy's holds
tg-order-press = { $on ->
    [yes] Press on
   *[other] Stay
  }
tg-why-looked-already = You have looked already.
tg-barrels = Barrels
tg-fore = Fore hold
tg-aft = Aft hold
tg-stow-even = Evenly
tg-stow-fore = All of them fore
tg-race = Red shows { $red }, Blue { $blue }.
tg-draw = Nobody leads: a draw.
tg-wins = { $winner ->
    [RED] Red
   *[other] Blue
  } wins the match.
tg-ending-draw = draw
tg-ending-wins = ahead at the end
tg-why-red-race = Red's race
tg-why-blue-race = Blue's race
tg-why-press = pressing on
tg-state-turn = Turn
tg-state-phase = {""}
tg-state-choices = Dice chosen
tg-state-lead = Lead of Red
tg-state-winner = Winner
tg-state-gain = Barrels to stow
tg-state-holds = Holds
tg-state-holds-part = Hold { $next }
tg-state-seen = Looked into
tg-question-race = Who wins the race?
tg-question-race-about = The better best die wins; equal ones are a tie.
tg-question-pressing_on = Does pressing on succeed?
tg-question-pressing_on-about = One die, in calm weather or in a gale.
tg-group-race = Sailing
tg-parameter-red_dice = Dice of Red
tg-parameter-blue_dice = Dice of Blue
tg-parameter-weather = Weather
tg-red = Red wins
tg-blue = Blue wins
tg-tie = Tie
tg-on = on
tg-ends = the turn ends
tg-chart-press-table = Press table
tg-player-bold = Bold
tg-player-bold-about = Two dice, and always on.
tg-player-timid = Timid
tg-player-timid-about = One die, and never on.
tg-section-T1 = T1
tg-section-T2 = T2
tg-section-T3 = T3
tg-section-T4 = T4
tg-section-T5 = T5
tg-section-T6 = T6
tg-column-calm = calm
tg-column-gale = gale
tg-cell-on = presses on
tg-cell-ends = it ends

s-title = Salvo
s-years = East Asia, 1904 to 1905
s-hook = Two lines of three ships. Close in, where you hit and are hit, or wait?
s-side-WEST = West
s-side-EAST = East
s-option-distance = Range at the start
s-option-distance-about = How far apart the lines begin.
s-value-far = far
s-value-near = near
s-decision-order = What does your line do?
s-decision-order-help = Every ship afloat fires at the same target.
s-order-fire = Fire at ship { $target }
s-order-change-range = Change the range: { $to }
s-log-fire = { $side ->
    [WEST] West
   *[other] East
 } fires at ship { $target }: { $hits } hits, hull left { $left }.
s-log-range = The range is now { $to ->
    [far] far
   *[other] near
 }.
s-why-gunnery = gunnery
s-state-hulls = Hull left
s-state-hulls-part = Ship { $next }
s-state-distance = Range
s-state-turn = Turn
s-section-1 = The game
s-chart-gunnery = Gunnery
s-group-gunnery = Gunnery
s-parameter-ships = Ships that fire
s-parameter-distance = Range
s-parameter-hull = Hull of the target
s-question-hits = How many hits?
s-question-hits-about = One die for each ship that fires.
s-question-sinking = Is the target sunk?
s-question-sinking-about = The whole line fires at one ship.
s-unit-hits = hits
s-sunk = sunk
s-afloat = afloat
s-player-steady = Steady
s-player-steady-about = Comes near with the stronger line and fires at the weakest ship.
s-column-far = far
s-column-near = near
s-cell-hit = hit
s-cell-miss = miss

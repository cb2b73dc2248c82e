# The episodes to be read: every step with its exact odds and answers, on a page without script or kernel.

read-index-title = { $game }: the episodes to read
read-index-lead = Every episode on one page each, with the exact odds and all answers. Nothing has to be pressed, no script is needed, and everything can be printed.
read-title = Episode { $number } to read: { $title }
read-lead = This page holds every step, one below the other, with all answers. Cover what follows “Exact answer” with a sheet of paper, write down your prediction, roll two dice if you have them, and read on.
read-actions = For this episode
read-live = Open it with dice and drawings that move
read-predict-first = Write down your prediction before you read on.
read-odds = Exact chances as bars, from 0 to { $top } %, with a line every { $step } %
read-odds-bar = Bar
read-right = Right: { $answer }
read-wrong = Not “{ $answer }”: { $misconception }.
read-rules = Rules in this step:
read-door = Read { $game } without dice and drawings that move
page-read = To read

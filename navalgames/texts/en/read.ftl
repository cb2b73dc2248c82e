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

# Without a server: the page that tells what to do, and the folder of files.
plan-lead = Nothing here needs the network at the moment of the lesson, if it is prepared once.
plan-before = Before the lesson
plan-during = When it happens
plan-bundle = Keep the offline folder at hand: all episodes to read, rules, charts, presenter views, worksheets and answers in one ZIP file. Unpack it and open index.html; it needs no server. This command makes it:
plan-download = Download the offline folder
plan-print = Print one worksheet for each pupil, and the teacher’s page with its answers for yourself.
plan-read = Change to the pages to read: every step with its exact odds, without dice that roll.
plan-more = More about lessons without a server
bundle-title = { $game }, offline
bundle-lead = These pages are files on this machine. They ask for nothing from the network.
bundle-read = Every episode with its exact odds and answers, step by step.
bundle-teach = A page for each lesson with plan, answers, presenter view and worksheet.
bundle-rules = Every rule by its number, in our words.
bundle-charts = Every number of the game with its source.
bundle-live = Dice that roll, drawings that move and the game itself need the program. Where it is installed, this command starts it:
page-teach = For teachers

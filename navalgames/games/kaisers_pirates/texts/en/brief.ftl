# What a newcomer must know before the first turn: the game in short, and what a card does where it lies.

kp-table-brief-1 = Everybody has three German ships that hunt, and three merchantmen that are hunted by the others.
kp-table-brief-2 = In your turn you lay out cards. Across one of your German ships, a card sends that ship against a merchantman of somebody else. Across before your fleet, it sends British ships against a German ship of somebody else. Upright, it does what its text says.
kp-table-brief-3 = Then dice meet dice, and of several dice only the highest counts. An attack that is higher than the defence damages; one that is twice as high sinks.
kp-table-brief-4 = What you sink or capture brings victory points (VP). When the last card is drawn the round ends, and the most VP bring the most round points.
kp-table-brief-5 = After three rounds the most round points win. Before you choose, the page tells you what you may do, and how likely an attack is to succeed.
kp-table-lay = { $use ->
    [intercept] { $ship ->
        [none] Across, before the fleet: British ships intercept
       *[other] Across { $ship }: { $ship } intercepts a merchantman
     }
   *[other] { $ship ->
    [none] Upright, before the fleet: it does what its text says
   *[other] Upright on { $ship }: { $ship } lays mines
 }
 }

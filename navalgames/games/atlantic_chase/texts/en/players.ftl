# The computer players of Atlantic Chase.

ac-player-sensible = Computer: sensible
ac-player-sensible-about = Plain rules of thumb: searches where strings meet, strikes what it has found, and heads for port when hurt, far ahead, or out for too long.
ac-player-planner = Computer: planner
ac-player-planner-about = Weighs every action by its exact odds, with Interruption and with what comes after.

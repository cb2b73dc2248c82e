# The page in front of a dashboard (open-), the page that asks for the word of a class (door-).

open-start = Start
open-step = { $step } · { $episode }
open-static = What this episode shows, step by step, as a page to read
open-noscript = This page needs JavaScript. Without it you can read these pages:

door-title = These pages ask for a token
door-about = They are for a class: type the token your teacher gave you, or open the teacher’s link.
door-label = Token
door-enter = Go in
door-wrong = This is not the right token. Look again at small and capital letters, or ask your teacher.

serve-token = This token cannot be used: a token has at least { $least } signs, and only letters a to z, digits and - _ . ~

# A callback that asked for more memory than a page may have.
general-memory = This is too big for the memory of this page, so it was stopped. Nothing you entered is lost: choose smaller numbers and try again.

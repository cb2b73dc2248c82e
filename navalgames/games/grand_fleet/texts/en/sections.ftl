# The sections of the rule index, for its page.

gf-section-0 = About this index
gf-section-1 = The game in short
gf-section-2 = What lies on the table
gf-section-3 = Setting up
gf-section-4 = The turn
gf-section-5 = An empty section
gf-section-6 = Armament phase
gf-section-7 = Initiative phase
gf-section-8 = Battle
gf-section-9 = Submarine warfare and American ships
gf-section-10 = The end of the game
gf-section-11 = Victory
gf-section-12 = Optional rules
gf-section-check = A check of the whole
gf-section-chart = The charts

# Games that other packages bring, and why one of them is left out.

outside-title = Games that were left out
outside-about = These packages are installed, but their games cannot be used. All other games work.
outside-one = { $game } ({ $package }): { $reason }
outside-check = What is missing: navalgames check-game { $game }

error-game-left-out = The game “{ $given }” of the package { $package } was left out. { $reason }
error-game-part = { $where } should hold { $expected }, a tuple or a mapping: given { $given }. A function that makes it is called once: { $expected } = its_name().
error-outside-name = “{ $given }” cannot be the name of a game. Expected: small letters, digits and single underscores, a letter first, such as my_game.
error-outside-taken = The name “{ $given }” is taken by { $expected }. Expected: another name, both in the entry point and as the id of its GAME.
error-outside-failure = It fails with { $kind }: { $given }. Where: { $where }.
error-outside-missing = The module { $where } has no { $given }. Expected: an entry point such as { $game } = "{ $where }:GAME", and GAME = Game(...) in that module.
error-outside-kind = { $where } is of the kind { $given }. Expected: a Game (navalgames.games.contract).
error-outside-id = The id of its GAME is “{ $given }”. Expected: “{ $expected }”, as its entry point in the group { $group } says.
error-outside-folder = The entry point names { $given }. Expected: the package in { $expected }, the folder that GAME names.
error-check-folder = The folder { $given } holds no game. Expected: a project with { $expected }, or a package with __init__.py.
error-check-project = { $where } names no game ({ $given }). Expected: [project.entry-points."{ $group }"] with a line such as my_game = "my_game:GAME".
error-check-package = { $where } names the package { $given }, but there is no such folder beside it or below src.
error-new-game-module = “{ $given }” is the name of a Python module or word already. Expected: another name for the game.
error-new-game-exists = { $given } is there already; nothing was written. Expected: a folder that does not exist yet.
error-new-game-write = { $where } could not be written: { $reason }. Nothing was left behind.

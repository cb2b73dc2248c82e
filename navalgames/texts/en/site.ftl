# The pages without a server: Python runs in the reader's browser.

site-title = On this machine
site-kept = These pages need no server: the dice are rolled and the chances worked out in your own browser. It keeps the pages and programs it has fetched (about 10 megabytes for a first page, a little more for each game), so that the next visit needs no network. “Clear site data” in your browser removes them, and the games it keeps for you.
site-open = A browser can be looked into. In games with hidden information that is no matter between you and the computer; two people at one machine play on their honour.
site-server = Open it on the server
site-footer = Nothing on these pages is fetched from anywhere else, and nothing you do leaves this machine.
site-coming = Fetching the program: { $have } of { $all } MB, { $seconds } s …
site-starting = Everything is here ({ $all } MB). Starting … { $seconds } s
site-lost-kernel = The calculator of this page has stopped; perhaps this machine ran out of memory. Close other pages and reload this one; you are back at this step.
site-lost-server = The site does not answer. Reload the page when the network is back.
site-failed = This page could not be started. Reload it; if it happens again, there may be too little memory, or the files did not come whole. The episodes can be read without it.
site-preparing-slow = This takes longer than usual. You can wait, or reload the page.
site-old = This browser is too old to run these pages; current versions of Chrome, Edge, Firefox and Safari do. The episodes can be read with any browser.
site-file = Opened as a file, this page cannot run. Start a small server in the folder, as README.txt there says; the episodes can be read without one.
site-readme =
    Live pages of historical naval games

    The pages to read open by double click: index.html.
    Guide, Lab, Play and Choices need an address. In this folder:

        python -m http.server --bind 127.0.0.1 8000

    and in a browser on this machine: http://127.0.0.1:8000/

    Any host of files can show the whole folder, at any path. No file is ever changed by a visitor.

# The command.
error-site-tool = This needs the program “{ $tool }”, which is not installed here. The finished parts can also be copied from another machine: name their folder with --parts.
error-site-made = The parts of the site could not be made; { $tool } says: { $reason }
error-site-folder = The folder { $where } holds something else than a site; name an empty one, or a new one.

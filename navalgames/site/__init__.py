"""The live pages as a folder of files: Python in the reader's browser, no server."""

"""The kernel's side of a page that has no kernel: Python in the reader's browser.

Runs in Pyodide, in a worker of the page; also imported by tests. Imports nothing of the server.
"""

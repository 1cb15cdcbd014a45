"""The HTTP side: routes, the page's files, security headers and the addresses of the server.

Imports the other rooms; only `app` and `serve` import it.
"""

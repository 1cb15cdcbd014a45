"""HTTP and sockets: routes, who may connect, the files of the page, security headers, the addresses of the server.

Imports `transport`, `people`, `seats`, `table`, `replay`, `notify`, `operate`, `api`, `server`; imported by `app`
and `serve`.
"""

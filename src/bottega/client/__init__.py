"""The other end of the protocol: a bot account at a server, for `bottega connect` and `bottega mcp`.

Imports the rules and `bots`; the command line imports it. It needs `websockets`, and nothing of `server`.
"""

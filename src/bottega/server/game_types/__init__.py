"""What every game writes as JSON, as TypeScript and as JSON Schema, for clients: `python -m bottega.server.game_types`.

Imports none; imported by none.
"""

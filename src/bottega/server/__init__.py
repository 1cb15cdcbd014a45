"""The server: tables at which people and bots play and others watch.

In this folder stands what all rooms share and may import (`settings`, `services`, `protocol`, `problems`, `limits`,
`metrics`, `timing`, `jobs`, `hosts`), and what puts the rooms together: `server`, then `app`, then `serve`.
The rooms below say in their docstrings what they import and who imports them; `tests/test_imports.py` holds it.
"""

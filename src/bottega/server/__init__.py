"""The server: tables that people, bots and spectators sit at."""

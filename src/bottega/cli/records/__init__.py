"""Commands that read recorded games: to show and check them, and to learn from them."""

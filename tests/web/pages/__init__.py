"""The page's screens as somebody uses them: what can be done there, by names that say it."""

"""Many games at once: simulate them, and say honestly what they show."""

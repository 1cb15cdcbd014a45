"""The parts of the store: the statements of one concern each."""

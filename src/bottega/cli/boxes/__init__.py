"""`bottega boxes`: component lists on this machine, and two of them compared. For `cli` alone."""

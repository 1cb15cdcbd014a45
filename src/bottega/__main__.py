"""`python -m bottega`."""

from bottega.cli import main

main()

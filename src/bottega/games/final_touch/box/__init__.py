"""What is in the box of Final Touch: the component list, read and checked, and the values it is made of.

Imports the core alone; every other room may import it.
"""

"""The rules of Fresco: state, setup, and the actions, each in the module of its place on the board.

`turn` dispatches an action, and `rounds` moves the game on.
Imports the core and `box`; every room but `box` may import it.
"""

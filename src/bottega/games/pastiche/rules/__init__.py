"""The rules of Pastiche: state, actions, setup, the course of a turn, and the places of the board.

Imports the core and `box`; every room but `box` may import it.
"""

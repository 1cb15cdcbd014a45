"""Finished games looked at again: what each decision cost, how lucky each draw was, and what to learn from it.

Decisions are judged from what their seat could know; luck is counted with all cards open. Imports the rules, records
and bots; the server and the command line import it.
"""

"""What a seat may know in Pastiche: its view, the states that fit the view, and what each choice would do.
`shapes` has the types of all that as JSON.

Imports `box` and `rules`; `text`, `bots` and `learn` may import it.
"""

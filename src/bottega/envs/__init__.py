"""Front doors for research: the same games for PettingZoo, Gymnasium and OpenSpiel, and many at once. Adapters only.

They need the extra `envs`: docs/install.md.
"""

"""Two small, real games, one for each case that is hard for the contract. The contract suite plays them too."""

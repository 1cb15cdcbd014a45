"""Final Touch: forgers race to put the last touch on a masterpiece."""

"""The contract all games keep. Pure: no clock, no network, no global randomness."""

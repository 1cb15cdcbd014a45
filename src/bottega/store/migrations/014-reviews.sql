-- Reviews of finished games, a piece for each ply (0 is the deal). A game is looked at again with other iterations.
CREATE TABLE reviews (
    code TEXT NOT NULL,
    iterations BIGINT NOT NULL,
    ply BIGINT NOT NULL,
    piece TEXT NOT NULL,
    PRIMARY KEY (code, iterations, ply)
);

-- Component lists that tables are played with, beside ours: by the SHA-256 of their text, so they never change.
CREATE TABLE boxes (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    text TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);

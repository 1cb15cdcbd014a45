-- A session is known by the SHA-256 of its token. Those who were here before may still show the signed id of before.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    began TEXT NOT NULL,
    device TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL
);
CREATE INDEX sessions_of_a_person ON sessions (person);
CREATE INDEX sessions_seen ON sessions (seen);

ALTER TABLE people ADD COLUMN old_cookie BIGINT NOT NULL DEFAULT 0;
UPDATE people SET old_cookie = 1;

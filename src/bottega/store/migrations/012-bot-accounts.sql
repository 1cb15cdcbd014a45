-- Accounts of bots that run elsewhere: `owner` is the person whose bot it is, and NULL for people.
ALTER TABLE people ADD COLUMN owner TEXT;
CREATE INDEX people_of_an_owner ON people (owner);

-- What a bot signs in with. Only the SHA-256 of a token is kept. `scopes` has spaces between them; `used` may be late by
-- a minute, and is NULL before the first use.
CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    used DOUBLE PRECISION
);
CREATE INDEX tokens_of_a_person ON tokens (person);

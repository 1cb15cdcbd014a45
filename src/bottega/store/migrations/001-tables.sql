-- The same statements run on SQLite and on PostgreSQL. JSON is kept as text, times as seconds since 1970.

CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    account TEXT,
    account_key TEXT UNIQUE,
    password TEXT,
    created DOUBLE PRECISION NOT NULL
);

CREATE TABLE links (digest TEXT PRIMARY KEY, person TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);

CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    privacy TEXT NOT NULL,
    host TEXT NOT NULL,
    body TEXT NOT NULL,
    rules BIGINT,
    components TEXT,
    seed TEXT,
    setup TEXT,
    seq BIGINT NOT NULL,
    awaited TEXT NOT NULL,
    clock TEXT,
    due DOUBLE PRECISION,
    outcome TEXT,
    created DOUBLE PRECISION NOT NULL,
    updated DOUBLE PRECISION NOT NULL
);
CREATE INDEX tables_listed ON tables (status, privacy, created);
CREATE INDEX tables_hosted ON tables (host, status);
CREATE INDEX tables_due ON tables (due);

CREATE TABLE seats (code TEXT NOT NULL, seat BIGINT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (code, seat));
CREATE INDEX seats_of_a_person ON seats (person);

-- Only ever added to. A place in the log is taken once: the store is the arbiter between writers.
CREATE TABLE log (
    code TEXT NOT NULL,
    seq BIGINT NOT NULL,
    entry TEXT NOT NULL,
    message TEXT,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (code, seq)
);
CREATE UNIQUE INDEX log_messages ON log (code, message);

CREATE TABLE snapshots (code TEXT PRIMARY KEY, seq BIGINT NOT NULL, body TEXT NOT NULL);

CREATE TABLE chat (
    code TEXT NOT NULL,
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    seat BIGINT,
    name TEXT NOT NULL,
    text TEXT,
    phrase TEXT,
    message TEXT,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (code, number)
);
CREATE UNIQUE INDEX chat_messages ON chat (code, message);

CREATE TABLE mutes (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other));

CREATE TABLE imports (code TEXT PRIMARY KEY, record TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);

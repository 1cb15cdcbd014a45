-- What hosts decide about people, and what people tell them. A ban's subject is a person's id or a network.
CREATE TABLE bans (subject TEXT PRIMARY KEY, reason TEXT NOT NULL, at DOUBLE PRECISION NOT NULL);

CREATE TABLE invitations (digest TEXT PRIMARY KEY, expires DOUBLE PRECISION NOT NULL);

CREATE TABLE reports (
    number BIGINT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    reporter TEXT NOT NULL,
    person TEXT NOT NULL,
    code TEXT NOT NULL,
    chat BIGINT,
    name TEXT NOT NULL,
    text TEXT,
    note TEXT NOT NULL,
    answer TEXT,
    answered DOUBLE PRECISION
);
CREATE INDEX reports_about ON reports (person);

-- Running servers read it every second: so they notice what a command has changed.
CREATE TABLE audit (
    number BIGINT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    operator TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    note TEXT NOT NULL
);

-- Where people want to be told that it is their turn. `target` is a push subscription, an address or a URL, as JSON.
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    label TEXT NOT NULL,
    origin TEXT NOT NULL,
    session TEXT,
    confirmed BIGINT NOT NULL,
    problem TEXT NOT NULL,
    last_sent DOUBLE PRECISION NOT NULL,
    created DOUBLE PRECISION NOT NULL
);
CREATE INDEX channels_of_a_person ON channels (person);

-- Minutes since midnight, in the person's own time zone.
CREATE TABLE quiet_hours (
    person TEXT PRIMARY KEY,
    zone TEXT NOT NULL,
    start BIGINT NOT NULL,
    finish BIGINT NOT NULL
);

-- What has to be told, and what was told: `due` is when something has to be done, and NULL after that. A process that
-- delivers writes its `claim` and works until its `lease` ends. `closing`: the person has seen it, so it disappears.
CREATE TABLE outbox (
    channel TEXT NOT NULL,
    code TEXT NOT NULL,
    kind TEXT NOT NULL,
    person TEXT NOT NULL,
    seat BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    due DOUBLE PRECISION,
    claim TEXT,
    lease DOUBLE PRECISION NOT NULL,
    tries BIGINT NOT NULL,
    sent DOUBLE PRECISION,
    closing BIGINT NOT NULL,
    PRIMARY KEY (channel, code, kind)
);
CREATE INDEX outbox_due ON outbox (due);
CREATE INDEX outbox_of_a_table ON outbox (code, person);
CREATE INDEX outbox_of_a_person ON outbox (person);

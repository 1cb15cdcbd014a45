-- Days on which somebody's time does not run in slow games, in their own time zone; counted from the date `since`.
CREATE TABLE days_off (
    person TEXT PRIMARY KEY,
    zone TEXT NOT NULL,
    weekdays TEXT NOT NULL,
    dates TEXT NOT NULL,
    since TEXT NOT NULL
);

-- How long somebody took for their last answers in slow games.
CREATE TABLE replies (person TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, seconds DOUBLE PRECISION NOT NULL);
CREATE INDEX replies_of_a_person ON replies (person, at);

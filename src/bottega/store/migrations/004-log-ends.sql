-- How many entries each log has, apart from the log itself: so a lost last entry is noticed.
CREATE TABLE log_ends (code TEXT PRIMARY KEY, seq BIGINT NOT NULL);
INSERT INTO log_ends SELECT code, max(seq) FROM log GROUP BY code;

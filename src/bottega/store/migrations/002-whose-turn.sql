-- A move is one new line of the log and nothing else: the line says who is awaited after it.
ALTER TABLE log ADD COLUMN awaited TEXT;
ALTER TABLE tables DROP COLUMN seq;

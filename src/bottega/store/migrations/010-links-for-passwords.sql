-- What a link lets its owner do: bring a session to another device, or choose a new password.
ALTER TABLE links ADD COLUMN purpose TEXT NOT NULL DEFAULT 'session';

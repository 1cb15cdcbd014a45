-- The seats whose people have resigned: for them the game is over, whatever becomes of it.
ALTER TABLE tables ADD COLUMN resigned TEXT NOT NULL DEFAULT '[]';

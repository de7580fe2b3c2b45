-- The registers that had a player when they were last asked: they are asked on, wherever the player moves [C14]. Of who was
-- found before this it is not known, and all are asked.
ALTER TABLE register_checks ADD COLUMN listed_by text[] NOT NULL DEFAULT '{}';

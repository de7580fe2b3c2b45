-- Where the player stood when the game was opened, as the edge told it (ISO 3166-1 alpha-2); null: unknown, and unknown
-- is closed. Every bet of real money asks for it again. Games opened before this column was there are opened anew.
ALTER TABLE game_sessions ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$');

-- Rounds that nobody has closed are looked for by their age.
CREATE INDEX game_rounds_open ON game_rounds (opened_at) WHERE state = 'open';

-- The minimum cycle of a game is read from the market rules at each bet, and no longer stored with the game. Processes of
-- the previous version still read the column during an upgrade, and find the slowest cycle in new games.
ALTER TABLE game_sessions ALTER COLUMN min_cycle_ms SET DEFAULT 5000;

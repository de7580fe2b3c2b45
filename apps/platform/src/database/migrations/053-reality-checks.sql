-- How often a player wants a reality check, in minutes; null: as their licence has it [C17].
ALTER TABLE players ADD COLUMN reality_check_min int CHECK (reality_check_min BETWEEN 15 AND 120);

-- A player's time at real-money games, over all games, sessions and devices: a stretch of play begins with a stake and goes
-- on through every session that begins less than half an hour after the last one.
CREATE TABLE reality_checks (
  player_id bigint PRIMARY KEY REFERENCES players (id),
  -- Of the check that comes next: whoever answers one names it.
  number int NOT NULL DEFAULT 1,
  began_at timestamptz NOT NULL,
  -- From when the time to the next check counts; in the future while the pause after a check lasts.
  counted_from timestamptz NOT NULL,
  -- When the player last staked, to the minute.
  played_at timestamptz NOT NULL,
  -- Since when a check is known to be due, whatever interval has been set since.
  struck_at timestamptz
);

-- Hours of the day in which a player has signing in refused, in minutes of the day by the clock of a time zone; all three
-- are null where there are none. What is looser waits in the same row, and counts from its moment on.
CREATE TABLE login_hours (
  player_id bigint PRIMARY KEY REFERENCES players (id),
  from_min int,
  to_min int,
  time_zone text,
  next_at timestamptz,
  next_from_min int,
  next_to_min int,
  next_time_zone text,
  CHECK (num_nulls(from_min, to_min, time_zone) IN (0, 3)),
  CHECK (from_min BETWEEN 0 AND 1439 AND to_min BETWEEN 0 AND 1439 AND from_min <> to_min),
  CHECK (num_nulls(next_from_min, next_to_min, next_time_zone) IN (0, 3)),
  CHECK (next_from_min BETWEEN 0 AND 1439 AND next_to_min BETWEEN 0 AND 1439 AND next_from_min <> next_to_min),
  CHECK (next_at IS NOT NULL OR next_time_zone IS NULL)
);

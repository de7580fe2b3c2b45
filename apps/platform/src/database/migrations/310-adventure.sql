-- The deposits that were credited on a day of an adventure's run. One that was charged back no longer counts.
CREATE TABLE adventure_deposits (
  payment uuid PRIMARY KEY,
  run text NOT NULL,
  player_id bigint NOT NULL REFERENCES players (id),
  step int NOT NULL CHECK (step > 0),
  currency text NOT NULL,
  amount numeric(38, 0) NOT NULL CHECK (amount >= 0),
  charged_back boolean NOT NULL DEFAULT false
);
CREATE INDEX ON adventure_deposits (player_id, run);

-- The days that players have completed, with the gift as it was then. The super prize has the step after the last.
CREATE TABLE adventure_gifts (
  run text NOT NULL,
  player_id bigint NOT NULL REFERENCES players (id),
  step int NOT NULL CHECK (step > 0),
  reward jsonb NOT NULL,
  completed_at timestamptz NOT NULL,
  -- A gift that is denied is tried again later.
  next_try_at timestamptz NOT NULL,
  given_at timestamptz,
  -- The deposits of the day were charged back after the gift was given, so the day is no longer completed.
  flagged boolean NOT NULL DEFAULT false,
  -- When the unused part of a flagged gift was cancelled.
  taken_back_at timestamptz,
  PRIMARY KEY (run, player_id, step)
);
CREATE INDEX ON adventure_gifts (next_try_at) WHERE given_at IS NULL;
CREATE INDEX ON adventure_gifts (run) WHERE flagged AND taken_back_at IS NULL;
CREATE INDEX ON adventure_gifts (player_id);

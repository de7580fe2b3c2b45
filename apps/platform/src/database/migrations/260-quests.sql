-- When each run of a quest, achievement or action began to be counted. Rounds settled before that were not counted, so
-- rolling them back corrects nothing.
CREATE TABLE quest_runs (
  run text PRIMARY KEY,
  counts_from timestamptz NOT NULL
);

-- How much each player has done in a run: own money staked, by currency in minor units, or rounds (unit 'rounds').
CREATE TABLE quest_progress (
  run text NOT NULL,
  player_id bigint NOT NULL REFERENCES players (id),
  unit text NOT NULL,
  amount numeric(38, 0) NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (run, player_id, unit)
);
CREATE INDEX ON quest_progress (player_id);

-- The rewards of levels that players have reached, with the reward as it was then.
CREATE TABLE quest_rewards (
  run text NOT NULL,
  player_id bigint NOT NULL REFERENCES players (id),
  level int NOT NULL CHECK (level > 0),
  reward jsonb NOT NULL,
  due_at timestamptz NOT NULL,
  -- A reward that is denied is tried again later.
  next_try_at timestamptz NOT NULL,
  given_at timestamptz,
  -- Whether the player was told. Several levels are told in one message.
  told boolean NOT NULL DEFAULT false,
  -- The bets that reached the level were rolled back after the reward was given.
  flagged boolean NOT NULL DEFAULT false,
  PRIMARY KEY (run, player_id, level)
);
CREATE INDEX ON quest_rewards (next_try_at) WHERE given_at IS NULL;
CREATE INDEX ON quest_rewards (player_id);

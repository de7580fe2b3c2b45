-- What players were given, one row a cause. The row is written in the transaction of the giving.
CREATE TABLE given_rewards (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id),
  -- `{giver}:{reference}`, such as `console:{uuid}`. A cause gives a player one reward.
  cause text NOT NULL,
  -- A `Reward` of the contract.
  reward jsonb NOT NULL,
  -- Why a member of staff gave the reward; null if the platform gave it.
  reason text,
  -- Name of the staff member or of the giver.
  given_by text NOT NULL,
  given_at timestamptz NOT NULL,
  UNIQUE (player_id, cause)
);
CREATE INDEX given_rewards_newest ON given_rewards (player_id, given_at DESC, id);

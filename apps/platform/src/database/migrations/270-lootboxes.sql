-- Prize tables that staff have changed. The highest version of a table draws; without a row, config/lootboxes.json does.
CREATE TABLE lootbox_tables (
  group_id text NOT NULL,
  tier text NOT NULL,
  version int NOT NULL CHECK (version > 0),
  segments jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, tier, version)
);

-- How often each segment with a stock was won. A row is locked from before the draw until the prize is given.
CREATE TABLE lootbox_stock (
  group_id text NOT NULL,
  tier text NOT NULL,
  segment text NOT NULL,
  given int NOT NULL DEFAULT 0,
  PRIMARY KEY (group_id, tier, segment)
);

-- Boxes and spins of the wheel. A row changes only under its lock, and never after it has left `issued`.
CREATE TABLE lootboxes (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id),
  -- The cause of the reward. A cause gives a player one box.
  cause text NOT NULL,
  group_key text NOT NULL,
  stage text NOT NULL DEFAULT 'issued' CHECK (stage IN ('issued', 'activated', 'canceled', 'expired')),
  created_at timestamptz NOT NULL,
  valid_until timestamptz,
  -- The hash is published when the box is issued, the seed when it is opened.
  server_seed text NOT NULL,
  server_seed_hash text NOT NULL,
  client_seed text,
  -- The segments as they were when the box was opened, and the drawn one; null before.
  segments jsonb,
  prize text,
  activated_at timestamptz,
  ended_at timestamptz,
  UNIQUE (player_id, cause),
  CHECK ((stage = 'activated') = (prize IS NOT NULL AND segments IS NOT NULL AND client_seed IS NOT NULL
    AND activated_at IS NOT NULL))
);
CREATE INDEX lootboxes_newest ON lootboxes (player_id, created_at DESC, id);
CREATE INDEX lootboxes_expiring ON lootboxes (valid_until) WHERE stage = 'issued';

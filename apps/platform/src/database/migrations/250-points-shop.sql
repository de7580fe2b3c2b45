-- Rules about points: `earning`, `levels` and `card:…`. The highest version of a name is in force. Versions are never
-- changed, because a roll-back takes back what the rates of that moment had given.
CREATE TABLE points_rules (
  name text NOT NULL,
  version int NOT NULL CHECK (version > 0),
  -- Null if the card was removed from the shop.
  value jsonb,
  -- Name of the staff member, or `configuration` for a value from `config/points.json`.
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (name, version)
);

-- Own money that a player has staked and the points it has earned, by day (UTC), in millionths of a point.
CREATE TABLE points_play (
  player_id bigint NOT NULL REFERENCES players (id),
  day date NOT NULL,
  category text NOT NULL,
  currency text NOT NULL,
  staked numeric(38, 0) NOT NULL,
  micros numeric(38, 0) NOT NULL,
  PRIMARY KEY (player_id, day, category, currency)
);

-- Points that play has credited to a player, and what it has earned beyond them, in millionths of a point. `left_micros`
-- is negative if a roll-back took back points that were already spent; points earned later cover it first.
CREATE TABLE points_progress (
  player_id bigint PRIMARY KEY REFERENCES players (id),
  earned numeric(38, 0) NOT NULL DEFAULT 0,
  left_micros numeric(38, 0) NOT NULL DEFAULT 0
);

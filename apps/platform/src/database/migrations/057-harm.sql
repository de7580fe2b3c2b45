-- The markers of harm of a player: what is counted of the last days, and what it comes to [C42].
CREATE TABLE harm (
  player_id bigint PRIMARY KEY REFERENCES players (id),
  state jsonb NOT NULL,
  score int NOT NULL,
  level text NOT NULL CHECK (level IN ('low', 'medium', 'high')),
  markers text[] NOT NULL,
  -- Since when the level is what it is.
  since timestamptz NOT NULL,
  -- When the staff has looked at it, since it rose last; null: nobody has.
  seen_at timestamptz
);
CREATE INDEX harm_queue ON harm (score) WHERE level <> 'low';

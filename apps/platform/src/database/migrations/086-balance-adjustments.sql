-- Changes of a balance by the staff: one person proposes, another decides. The row itself refuses a confirmation by the
-- person who proposed it.
CREATE TABLE balance_adjustments (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id),
  currency text NOT NULL,
  -- What is added to the cash balance, in minor units; below nothing: taken from it.
  amount numeric(38, 0) NOT NULL CHECK (amount <> 0),
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'confirmed', 'declined')),
  -- Names of the staff.
  proposed_by text NOT NULL,
  proposed_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz,
  CHECK ((state = 'proposed') = (decided_by IS NULL)),
  CHECK ((state = 'proposed') = (decided_at IS NULL)),
  CHECK (state <> 'confirmed' OR decided_by <> proposed_by)
);
CREATE INDEX balance_adjustments_player ON balance_adjustments (player_id);
CREATE INDEX balance_adjustments_newest ON balance_adjustments (proposed_at DESC, id);

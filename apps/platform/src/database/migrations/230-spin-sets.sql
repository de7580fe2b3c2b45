-- Sets of free spins. A row changes only while the rows of its wallet in the ledger are locked. The operator pays the
-- stakes in advance into the ledger account `spins`; the wins are collected in `spin_wins` until the set ends.
CREATE TABLE spin_sets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id),
  currency text NOT NULL,
  -- The event that caused the set. One cause gives one set, however often it is reported.
  cause text NOT NULL UNIQUE,
  stage text NOT NULL CHECK (stage IN ('issued', 'handle_bets', 'finished', 'canceled', 'expired')),
  -- The terms as they were when the set was issued.
  terms jsonb NOT NULL,
  -- The chosen game; null before the activation.
  game text,
  spins int NOT NULL CHECK (spins > 0),
  spins_left int NOT NULL CHECK (spins_left BETWEEN 0 AND spins),
  stake numeric(38, 0) NOT NULL CHECK (stake > 0),
  wins numeric(38, 0) NOT NULL DEFAULT 0 CHECK (wins >= 0),
  -- What the player got when the set ended, as cash or as a bonus.
  kept numeric(38, 0) NOT NULL DEFAULT 0 CHECK (kept >= 0),
  open_rounds int NOT NULL DEFAULT 0 CHECK (open_rounds >= 0),
  ends_as text CHECK (ends_as IN ('canceled', 'expired')),
  stopped boolean NOT NULL DEFAULT false,
  last_round uuid,
  issued_at timestamptz NOT NULL,
  activate_by timestamptz NOT NULL,
  activated_at timestamptz,
  valid_until timestamptz,
  ended_at timestamptz
);
CREATE INDEX ON spin_sets (player_id, game);
CREATE INDEX ON spin_sets (activate_by) WHERE stage = 'issued';
CREATE INDEX ON spin_sets (valid_until) WHERE stage = 'handle_bets' AND ends_as IS NULL;

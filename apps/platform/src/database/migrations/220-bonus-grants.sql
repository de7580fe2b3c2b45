-- What a round's stake contributed to a grant, and the bonus money stated next to the cash in stored responses.
ALTER TABLE game_rounds ADD COLUMN contribution jsonb,
  ADD COLUMN bet_bonus numeric(38, 0) NOT NULL DEFAULT 0,
  ADD COLUMN close_bonus numeric(38, 0) NOT NULL DEFAULT 0;
ALTER TABLE game_round_acts ADD COLUMN bonus numeric(38, 0) NOT NULL DEFAULT 0;

-- Bonuses given to players. A row changes only while the rows of its wallet in the ledger are locked.
CREATE TABLE bonus_grants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id),
  currency text NOT NULL,
  -- The event that caused the grant. One cause gives one grant, however often it is reported.
  cause text NOT NULL UNIQUE,
  stage text NOT NULL CHECK (stage IN ('issued', 'wait', 'handle_bets', 'lost', 'canceled', 'expired', 'wager_done',
    'finished')),
  -- The terms as they were when the grant was issued.
  terms jsonb NOT NULL,
  amount numeric(38, 0) NOT NULL CHECK (amount > 0),
  -- Bonus money that the grant holds. The grants of a wallet add up to its bonus account.
  balance numeric(38, 0) NOT NULL DEFAULT 0 CHECK (balance >= 0),
  to_wager numeric(38, 0) NOT NULL CHECK (to_wager >= 0),
  wagered numeric(38, 0) NOT NULL DEFAULT 0 CHECK (wagered BETWEEN 0 AND to_wager),
  open_rounds int NOT NULL DEFAULT 0 CHECK (open_rounds >= 0),
  ends_as text CHECK (ends_as IN ('canceled', 'expired')),
  completed_by uuid,
  converted numeric(38, 0) NOT NULL DEFAULT 0,
  flagged boolean NOT NULL DEFAULT false,
  -- The payment that came with the grant; null for a grant without a deposit.
  payment uuid,
  issued_at timestamptz NOT NULL,
  activate_by timestamptz NOT NULL,
  activated_at timestamptz,
  valid_until timestamptz,
  ended_at timestamptz
);
CREATE INDEX ON bonus_grants (player_id, currency);
-- One grant of a wallet is active, and the others wait.
CREATE UNIQUE INDEX ON bonus_grants (player_id, currency) WHERE stage IN ('handle_bets', 'wager_done');
CREATE INDEX ON bonus_grants (activate_by) WHERE stage IN ('issued', 'wait');
CREATE INDEX ON bonus_grants (valid_until) WHERE stage = 'handle_bets' AND ends_as IS NULL;

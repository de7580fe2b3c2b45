-- Pools the house feeds. What a level holds is seeded + whole cents contributed - paid, and the ledger holds the same (I11).
CREATE TABLE jackpot_levels (
  id int PRIMARY KEY,
  jackpot text NOT NULL,
  identifier text NOT NULL,
  seeded numeric(38, 0) NOT NULL,
  -- Millionths of a cent: a small stake feeds less than a cent, and nothing of it is lost.
  contributed_micros numeric(38, 0) NOT NULL DEFAULT 0,
  paid numeric(38, 0) NOT NULL DEFAULT 0,
  UNIQUE (jackpot, identifier)
);

-- Stakes that count, on their way into the pools: a bet only adds a row, so that no pool is a hot row [B29].
CREATE TABLE jackpot_contributions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  jackpot text NOT NULL,
  currency text NOT NULL,
  stake numeric(38, 0) NOT NULL,
  -- The stake in millionths of a cent of EUR, at the rate of the moment.
  euro_micros numeric(38, 0) NOT NULL
);

CREATE TABLE jackpot_wins (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  nickname text NOT NULL,
  jackpot text NOT NULL,
  level text NOT NULL,
  level_name text NOT NULL,
  game text NOT NULL,
  round_id uuid NOT NULL,
  amount numeric(38, 0) NOT NULL,
  currency text NOT NULL,
  original_amount numeric(38, 0) NOT NULL,
  original_currency text NOT NULL,
  won_at timestamptz NOT NULL
);
CREATE INDEX jackpot_wins_latest ON jackpot_wins (won_at DESC);

-- The quarters in which play and deposits were counted, each planned once for evaluation after its end.
CREATE TABLE vip_quarters (
  quarter text PRIMARY KEY,
  -- Nothing earlier was counted, so taking it back corrects nothing.
  counts_from timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  planned_at timestamptz
);

-- Deposits and own money staked in a quarter, by the currency of the wallet, in its minor units and converted at the
-- rates of their moments, in millionths of a minor unit. A player's quarter has one currency.
CREATE TABLE vip_sums (
  player_id bigint NOT NULL REFERENCES players (id),
  quarter text NOT NULL,
  wallet text NOT NULL,
  currency text NOT NULL,
  deposits numeric(38, 0) NOT NULL CHECK (deposits >= 0),
  deposits_micros numeric(50, 0) NOT NULL CHECK (deposits_micros >= 0),
  bets numeric(38, 0) NOT NULL CHECK (bets >= 0),
  bets_micros numeric(50, 0) NOT NULL CHECK (bets_micros >= 0),
  PRIMARY KEY (player_id, quarter, wallet)
);

-- The result of each quarter for each player, written in the transaction that moves the player's groups.
CREATE TABLE vip_evaluations (
  player_id bigint NOT NULL REFERENCES players (id),
  quarter text NOT NULL,
  status_before text NOT NULL,
  status_after text NOT NULL,
  currency text NOT NULL,
  deposits numeric(38, 0) NOT NULL,
  bets numeric(38, 0) NOT NULL,
  evaluated_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, quarter)
);

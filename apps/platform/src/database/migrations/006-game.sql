-- A game opened by someone: first a launch token that works once, then the frame's own bearer token. Only hashes are kept.
CREATE TABLE game_sessions (
  id uuid PRIMARY KEY,
  -- `player:7` for real money; `demo:{id}` for play money, whose purse lives here and nowhere in the ledger.
  owner text NOT NULL,
  player_id bigint,
  -- The site session it was opened from; it ends with it.
  site_session uuid,
  nickname text NOT NULL,
  game text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('real', 'demo')),
  currency text NOT NULL,
  locale text NOT NULL,
  min_cycle_ms int NOT NULL,
  launch_hash bytea NOT NULL UNIQUE,
  launch_expires_at timestamptz NOT NULL,
  token_hash bytea UNIQUE,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz,
  last_bet_at timestamptz,
  staked numeric(38, 0) NOT NULL DEFAULT 0,
  returned numeric(38, 0) NOT NULL DEFAULT 0,
  purse numeric(38, 0) NOT NULL DEFAULT 0 CHECK (purse >= 0),
  CHECK (mode = 'demo' OR player_id IS NOT NULL)
  -- Every bet updates the row: room on its page keeps that from touching the indexes.
) WITH (fillfactor = 50);
CREATE INDEX game_sessions_of_player ON game_sessions (player_id, game, created_at DESC) WHERE mode = 'real';
-- C21: one real-money game at a time.
CREATE UNIQUE INDEX game_sessions_one_real ON game_sessions (player_id)
  WHERE mode = 'real' AND token_hash IS NOT NULL AND ended_at IS NULL;

-- Committed server seeds: the hash is shown before the first bet, the seed only when the pair is given up (C33).
CREATE TABLE game_seed_pairs (
  owner text NOT NULL,
  game text NOT NULL,
  number int NOT NULL,
  server_seed text NOT NULL,
  server_seed_hash text NOT NULL,
  client_seed text NOT NULL,
  nonce int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  revealed_at timestamptz,
  PRIMARY KEY (owner, game, number)
) WITH (fillfactor = 50);
CREATE UNIQUE INDEX game_seed_pairs_active ON game_seed_pairs (owner, game) WHERE revealed_at IS NULL;

-- The id is made in the browser and belongs to its owner only: the same id of someone else is another round.
CREATE TABLE game_rounds (
  owner text NOT NULL,
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  player_id bigint,
  nickname text NOT NULL,
  game text NOT NULL,
  mode text NOT NULL,
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'settled', 'rolled_back')),
  stake numeric(38, 0) NOT NULL CHECK (stake > 0),
  win numeric(38, 0) NOT NULL DEFAULT 0 CHECK (win >= 0),
  jackpot_win numeric(38, 0),
  pair int NOT NULL,
  nonce int NOT NULL,
  -- Of a live table: the shared round.
  table_round bigint,
  input jsonb NOT NULL,
  outcome jsonb NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (owner, id),
  CHECK ((state = 'open') = (closed_at IS NULL))
);
-- One open round of one's own at a time; a live table takes several bets.
CREATE UNIQUE INDEX game_rounds_one_open ON game_rounds (owner, game) WHERE state = 'open' AND table_round IS NULL;
CREATE INDEX game_rounds_of_owner ON game_rounds (owner, game, opened_at DESC);
CREATE INDEX game_rounds_of_table ON game_rounds (game, table_round) WHERE table_round IS NOT NULL;
CREATE INDEX game_rounds_wins ON game_rounds (closed_at DESC) WHERE mode = 'real' AND state = 'settled' AND win > stake;

-- The seed of a live table for one day, committed the day before.
CREATE TABLE game_table_seeds (
  game text NOT NULL,
  day date NOT NULL,
  server_seed text NOT NULL,
  server_seed_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (game, day)
);

-- The catalogue, and what a player keeps of it.

CREATE TABLE providers (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  title text NOT NULL,
  position int NOT NULL
);

CREATE TABLE games (
  id int PRIMARY KEY,
  -- The identifier of ENTITY-008 and the {name} of /play/{producer}/{name}.
  slug text NOT NULL UNIQUE,
  title text NOT NULL,
  seo_title text NOT NULL,
  provider text NOT NULL REFERENCES providers (id),
  -- slots, live, tables, instant.
  kind text NOT NULL,
  categories text[] NOT NULL,
  badges text[] NOT NULL,
  -- Currencies the game is played in for real money.
  currencies text[] NOT NULL,
  has_demo_mode boolean NOT NULL,
  popularity int NOT NULL,
  released_on text NOT NULL,
  tint text NOT NULL,
  -- The catalogue's own record: art direction, grid, lines, return, stakes.
  details jsonb NOT NULL
);

CREATE TABLE favorite_games (
  player_id bigint NOT NULL REFERENCES players (id),
  game text NOT NULL REFERENCES games (slug),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game)
);

CREATE TABLE played_games (
  player_id bigint NOT NULL REFERENCES players (id),
  game text NOT NULL REFERENCES games (slug),
  played_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game)
);
CREATE INDEX played_games_latest ON played_games (player_id, played_at DESC);

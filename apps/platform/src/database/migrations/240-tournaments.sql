CREATE TABLE tournaments (
  id uuid PRIMARY KEY,
  frontend_identifier text NOT NULL UNIQUE,
  title text NOT NULL,
  currency text NOT NULL,
  -- A `TournamentTerms` of the contract.
  terms jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('draft', 'published', 'closed', 'awarded', 'cancelled')),
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL CHECK (end_at > start_at),
  -- When the last round can settle: the end plus the grace of the terms.
  closes_at timestamptz NOT NULL CHECK (closes_at >= end_at),
  created_at timestamptz NOT NULL,
  -- When the places became final; null before that.
  closed_at timestamptz
);
CREATE INDEX tournaments_open ON tournaments (closes_at) WHERE state IN ('published', 'closed');

CREATE TABLE tournament_entries (
  tournament_id uuid NOT NULL REFERENCES tournaments (id),
  player_id bigint NOT NULL REFERENCES players (id),
  -- The name as shown to strangers, already cut.
  nickname text NOT NULL,
  is_sandbox boolean NOT NULL,
  joined_at timestamptz NOT NULL,
  points_paid int NOT NULL DEFAULT 0 CHECK (points_paid >= 0),
  -- When the points were paid back, because the tournament was cancelled.
  returned_at timestamptz,
  -- Derived from the player's rows in tournament_rounds; in millionths of a point.
  score numeric(38, 0) NOT NULL DEFAULT 0 CHECK (score >= 0),
  reached_at timestamptz,
  rounds int NOT NULL DEFAULT 0 CHECK (rounds >= 0),
  -- Counted stakes of own money in minor units as text, by currency.
  bets jsonb NOT NULL DEFAULT '{}',
  -- False while the player must not have the prizes, and for good after a disqualification.
  on_board boolean NOT NULL DEFAULT true,
  disqualified_at timestamptz,
  -- Final place; null until the tournament is closed and for players off the board.
  place int,
  -- When the prizes of the place were decided, and when they were given.
  decided_at timestamptz,
  awarded_at timestamptz,
  -- A round that counted was taken back after the places had become final.
  flagged boolean NOT NULL DEFAULT false,
  -- The place that was last sent to the player, and whether the standing has changed since.
  told_place int,
  is_changed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tournament_id, player_id),
  CHECK (disqualified_at IS NULL OR NOT on_board)
  -- Each counted round updates the row.
) WITH (fillfactor = 70);
CREATE INDEX tournament_board ON tournament_entries (tournament_id, score DESC, reached_at, joined_at, player_id)
  WHERE on_board AND score > 0;
CREATE INDEX tournament_entries_of_player ON tournament_entries (player_id);
CREATE INDEX tournament_entries_changed ON tournament_entries (tournament_id) WHERE is_changed;

-- Rounds that counted. The sum, count or best of a player's rows is the standing.
CREATE TABLE tournament_rounds (
  tournament_id uuid NOT NULL,
  player_id bigint NOT NULL,
  round_id uuid NOT NULL,
  -- Position of the fact, which orders the rounds.
  position bigint NOT NULL,
  score numeric(38, 0) NOT NULL CHECK (score >= 0),
  stake numeric(38, 0) NOT NULL,
  currency text NOT NULL,
  settled_at timestamptz NOT NULL,
  -- The exchange rates with which the score was computed; null if none were used.
  rates jsonb,
  PRIMARY KEY (tournament_id, player_id, round_id),
  FOREIGN KEY (tournament_id, player_id) REFERENCES tournament_entries (tournament_id, player_id)
);
CREATE INDEX tournament_rounds_of_player ON tournament_rounds (player_id, round_id);

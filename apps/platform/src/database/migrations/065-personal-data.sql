-- Whose mail it is, whatever their address has become since; null: of nobody who had an account then. No foreign key: a
-- mail that is written locks no player.
ALTER TABLE mails ADD COLUMN player_id bigint;
UPDATE mails SET player_id = p.id FROM players p WHERE p.email = mails.recipient;
CREATE INDEX mails_of_player ON mails (player_id);

-- A copy of what is kept about a player: the last one that was asked for. Its bytes are sealed with a key that the database
-- does not have, and gone once it is over [C40].
CREATE TABLE data_exports (
  player_id bigint PRIMARY KEY REFERENCES players (id),
  id uuid NOT NULL UNIQUE,
  asked_at timestamptz NOT NULL,
  -- A process is at it until then; null: none is.
  taken_until timestamptz,
  expires_at timestamptz,
  size_bytes int,
  sealed bytea,
  CHECK (num_nulls(expires_at, size_bytes, sealed) IN (0, 3))
);
CREATE INDEX data_exports_over ON data_exports (expires_at);
CREATE INDEX data_exports_waiting ON data_exports (asked_at) WHERE expires_at IS NULL;

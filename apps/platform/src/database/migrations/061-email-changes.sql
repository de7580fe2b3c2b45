-- Another address that a player has asked for: their e-mail stays what it is until the link sent there is used. One at a
-- time; the token is in `mail_tokens`.
CREATE TABLE email_changes (
  player_id bigint PRIMARY KEY REFERENCES players (id),
  email text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- The last sign-ins of a player.
CREATE INDEX sessions_of_player ON sessions (player_id, started_at DESC);

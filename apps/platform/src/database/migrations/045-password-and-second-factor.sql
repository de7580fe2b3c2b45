-- When the password was last changed, and since when the authenticator counts; null: not since the account was opened,
-- or since before this was kept. The salt of the backup codes that count now.
ALTER TABLE players
  ADD COLUMN password_changed_at timestamptz,
  ADD COLUMN two_factor_since timestamptz,
  ADD COLUMN backup_codes_salt bytea;

-- Codes for a lost device, by slow hashes; each opens one sign-in.
CREATE TABLE backup_codes (
  player_id bigint NOT NULL REFERENCES players (id),
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (player_id, code_hash)
);

-- A second factor that is being set up by a session. With the step of the code that has confirmed it come the hashes of
-- its backup codes.
CREATE TABLE two_factor_setups (
  player_id bigint PRIMARY KEY REFERENCES players (id),
  session_id uuid NOT NULL,
  secret text NOT NULL,
  begun_at timestamptz NOT NULL,
  step bigint,
  salt bytea,
  code_hashes bytea[],
  CHECK ((step IS NULL) = (code_hashes IS NULL) AND (step IS NULL) = (salt IS NULL))
);

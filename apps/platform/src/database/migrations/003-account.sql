-- Players, how they sign in, and what the house has written to them.

CREATE TABLE players (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 204101) PRIMARY KEY,
  -- In lower case: one person's address has one spelling.
  email text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  first_name text,
  last_name text,
  nickname text,
  gender text CHECK (gender IN ('m', 'f', 'x')),
  -- A calendar day as YYYY-MM-DD: it has no zone, so it is no timestamp.
  date_of_birth text CHECK (date_of_birth ~ '^\d{4}-\d{2}-\d{2}$'),
  country text CHECK (country ~ '^[A-Z]{2}$'),
  city text,
  address text,
  postal_code text,
  state text,
  mobile_phone text,
  mobile_phone_without_dial_code text,
  receive_promos boolean NOT NULL DEFAULT false,
  receive_sms_promos boolean NOT NULL DEFAULT false,
  -- The active currency (ENTITY-004); its account is open in the ledger.
  currency text NOT NULL,
  language text NOT NULL,
  licence text NOT NULL,
  created_at timestamptz NOT NULL,
  current_sign_in_at timestamptz,
  confirmed_at timestamptz,
  terms_accepted_at timestamptz,
  can_issue_bonuses boolean NOT NULL DEFAULT true,
  deposit_bonus_code text,
  verified boolean NOT NULL DEFAULT false,
  profession text,
  stag text,
  -- TOTP secret in base 32; null: two-factor is off.
  totp_secret text,
  -- The last time step whose code was used: a code works once [A14].
  totp_last_step bigint NOT NULL DEFAULT -1
);

CREATE TABLE player_groups (
  player_id bigint NOT NULL REFERENCES players (id),
  group_id text NOT NULL,
  PRIMARY KEY (player_id, group_id)
);

-- The cookie's token is kept as a hash only, so that a copy of this table opens no session [A8].
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  player_id bigint NOT NULL REFERENCES players (id),
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  ip text NOT NULL,
  user_agent text
);
CREATE INDEX sessions_open ON sessions (player_id, started_at) WHERE ended_at IS NULL;

-- Between password and one-time code.
CREATE TABLE otp_challenges (
  token_hash bytea PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id),
  created_at timestamptz NOT NULL,
  tries int NOT NULL DEFAULT 0,
  closed boolean NOT NULL DEFAULT false
);
CREATE INDEX otp_challenges_of ON otp_challenges (player_id, created_at);

-- Failed sign-ins, kept for known and unknown addresses alike [A16].
CREATE TABLE sign_in_failures (
  email_hash bytea NOT NULL,
  ip text NOT NULL,
  network text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX sign_in_failures_email ON sign_in_failures (email_hash, at);
CREATE INDEX sign_in_failures_ip ON sign_in_failures (ip, at);
CREATE INDEX sign_in_failures_network ON sign_in_failures (network, at);

-- Links sent by mail: random, hashed, for one purpose, used once [A17].
CREATE TABLE mail_tokens (
  token_hash bytea PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id),
  purpose text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- The mail of the sandbox: it is read in the console.
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX mails_of ON mails (recipient, sent_at);

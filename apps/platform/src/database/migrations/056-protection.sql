-- An account that was found to be of somebody under age; it stays closed when they are older [C25].
ALTER TABLE players ADD COLUMN closed_for text CHECK (closed_for IN ('under_age'));
ALTER TABLE players ADD COLUMN closed_at timestamptz CHECK ((closed_at IS NULL) = (closed_for IS NULL));

-- What the exclusion registers said of a player, for one day of the calendar (UTC): nobody is looked up twice a day [C14].
CREATE TABLE register_checks (
  player_id bigint PRIMARY KEY REFERENCES players (id),
  day date NOT NULL,
  listed boolean NOT NULL
);

-- The sandbox's registers: how each of them answers, how often it was asked, and who is in it.
CREATE TABLE sandbox_registers (
  name text PRIMARY KEY,
  state text NOT NULL DEFAULT 'up' CHECK (state IN ('up', 'down', 'slow')),
  asked int NOT NULL DEFAULT 0
);
CREATE TABLE sandbox_register_entries (
  name text NOT NULL REFERENCES sandbox_registers (name),
  email_key text NOT NULL,
  PRIMARY KEY (name, email_key)
);

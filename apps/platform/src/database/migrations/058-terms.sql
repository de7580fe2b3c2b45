-- The versions of the terms, from configuration; the newest is the one that counts. What has changed, by locale.
CREATE TABLE terms_versions (
  version int PRIMARY KEY CHECK (version > 0),
  applies_from date NOT NULL,
  changes jsonb NOT NULL,
  published_at timestamptz NOT NULL
);

-- Which version a player has accepted; 0: none.
ALTER TABLE players ADD COLUMN terms_version int NOT NULL DEFAULT 0;
UPDATE players SET terms_version = 1 WHERE terms_accepted_at IS NOT NULL;

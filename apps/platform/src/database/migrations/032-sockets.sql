-- The sockets that are open in all processes of the house, so that their limits a player and an address hold for all of
-- them together. `player` is empty for a guest; addresses are hashes, so that none of a person stands here. A row of a
-- process that runs no more does not count. Worth nothing after a crash.
CREATE UNLOGGED TABLE sockets (
  id uuid PRIMARY KEY,
  process uuid NOT NULL,
  player text NOT NULL,
  address text NOT NULL,
  opened_at timestamptz NOT NULL
);
CREATE INDEX sockets_player ON sockets (player);
CREATE INDEX sockets_address ON sockets (address);

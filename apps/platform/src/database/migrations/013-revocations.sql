-- Sessions and players whose sockets and tokens ended before their time [A10] [A39]: `session:{id}`, `player:{id}`.
-- A row is kept as long as a token could live.
CREATE TABLE revocations (
  subject text PRIMARY KEY,
  -- House time. For a player: tokens issued until then are dead. A session's tokens are dead for good.
  at timestamptz NOT NULL
);
CREATE INDEX revocations_by_time ON revocations (at);

-- Facts that all processes of the house share: `clock` (how far it was moved), `secret` (what all others come from).
CREATE TABLE house_facts (
  name text PRIMARY KEY,
  value jsonb NOT NULL
);

-- Whose turn it is with repeating work: nobody's before this moment of house time.
CREATE TABLE job_turns (
  name text PRIMARY KEY,
  next_at timestamptz NOT NULL
);

-- The processes that run on this database now, and how far each has read the event log. Worth nothing after a crash.
CREATE UNLOGGED TABLE processes (
  id uuid PRIMARY KEY,
  position bigint NOT NULL,
  seen_at timestamptz NOT NULL
);

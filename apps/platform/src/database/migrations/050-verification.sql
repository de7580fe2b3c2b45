-- Who a player is and where their money comes from: one row per player and kind, its documents, and what reviewers say.
CREATE TABLE verifications (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id),
  kind text NOT NULL CHECK (kind IN ('identity', 'source_of_wealth')),
  status text NOT NULL CHECK (status IN ('none', 'pending', 'verified', 'rejected_retry', 'rejected_final', 'expired')),
  provider text NOT NULL,
  -- How often all documents were handed in.
  attempt int NOT NULL DEFAULT 0,
  reason text,
  -- The newest word that counted: when its reviewer wrote it, and what it said.
  word_at timestamptz,
  word text CHECK (word IN ('verified', 'rejected_retry', 'rejected_final')),
  created_at timestamptz NOT NULL,
  submitted_at timestamptz,
  decided_at timestamptz,
  expires_at timestamptz,
  -- Until when a question about the source of wealth is to be answered.
  due_at timestamptz,
  UNIQUE (player_id, kind),
  CHECK ((word_at IS NULL) = (word IS NULL))
);
CREATE INDEX verifications_expiring ON verifications (expires_at) WHERE status = 'verified';

-- The last row of a step counts; the ones before are what was reviewed earlier.
CREATE TABLE verification_documents (
  id uuid PRIMARY KEY,
  verification_id uuid NOT NULL REFERENCES verifications (id),
  step text NOT NULL CHECK (step IN ('identity', 'face', 'address', 'source_of_wealth')),
  state text NOT NULL CHECK (state IN ('sent', 'accepted', 'rejected', 'expired')),
  is_last boolean NOT NULL DEFAULT true,
  reason text,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('image/jpeg', 'application/pdf')),
  size_bytes int NOT NULL CHECK (size_bytes > 0),
  sent_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX verification_documents_last ON verification_documents (verification_id, step) WHERE is_last;

-- The bytes, sealed with a key that the database does not have, apart from what lists read.
CREATE TABLE verification_files (
  document_id uuid PRIMARY KEY REFERENCES verification_documents (id),
  sealed bytea NOT NULL
);

-- Every event of a reviewer, once.
CREATE TABLE verification_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  verification_id uuid NOT NULL REFERENCES verifications (id),
  applied boolean NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, event_id)
);

-- As other nouns read it, written with the row it mirrors.
ALTER TABLE players ADD COLUMN identity_status text NOT NULL DEFAULT 'none';
ALTER TABLE players ADD COLUMN wealth_due_at timestamptz;

-- Who was verified before is verified from today on.
INSERT INTO verifications (id, player_id, kind, status, provider, attempt, word_at, word, created_at, decided_at, expires_at)
SELECT gen_random_uuid(), id, 'identity', 'verified', 'operator', 1, now(), 'verified', now(), now(), now() + interval '730 days'
FROM players WHERE verified;
UPDATE players SET identity_status = 'verified' WHERE verified;

-- The sandbox reviewer's own book: what it was given, and what it has to tell until it is heard.
CREATE TABLE sandbox_reviews (
  verification_id uuid PRIMARY KEY,
  attempt int NOT NULL
);
CREATE TABLE sandbox_review_words (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id uuid NOT NULL UNIQUE,
  verification_id uuid NOT NULL REFERENCES sandbox_reviews (verification_id),
  attempt int NOT NULL,
  status text NOT NULL CHECK (status IN ('verified', 'rejected_retry', 'rejected_final')),
  reason text,
  steps text[] NOT NULL,
  created_at timestamptz NOT NULL,
  tries int NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  delivered_at timestamptz
);
CREATE INDEX sandbox_review_words_waiting ON sandbox_review_words (next_at) WHERE delivered_at IS NULL;

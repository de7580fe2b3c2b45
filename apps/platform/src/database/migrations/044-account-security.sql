-- Of a session: where it was opened, by the edge's word (ISO 3166-1 alpha-2; null: unknown); whether its cookie outlives
-- the browser; when its player last showed who they are [A11]. Those that are open have shown it when they began.
ALTER TABLE sessions
  ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$'),
  ADD COLUMN remembered boolean NOT NULL DEFAULT true,
  ADD COLUMN authenticated_at timestamptz;
UPDATE sessions SET authenticated_at = started_at;
ALTER TABLE sessions ALTER COLUMN authenticated_at SET NOT NULL;

-- Whether the session that a challenge leads to is remembered.
ALTER TABLE otp_challenges ADD COLUMN remembered boolean NOT NULL DEFAULT true;

-- When a session limit of its player ends a visit; null: none does [C10].
ALTER TABLE sessions ADD COLUMN ends_at timestamptz;
CREATE INDEX sessions_ending ON sessions (ends_at) WHERE ended_at IS NULL;

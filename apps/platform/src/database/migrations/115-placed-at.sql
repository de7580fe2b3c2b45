-- When somebody last answered for the country a session's browser is in: bets on the platform's own address, for whose
-- country nobody answers, go by it, and only while it is not old [C27].
ALTER TABLE sessions ADD COLUMN placed_at timestamptz;
UPDATE sessions SET placed_at = seen_at WHERE ended_at IS NULL;

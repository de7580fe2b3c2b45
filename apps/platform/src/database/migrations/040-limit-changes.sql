-- D8: the periods that licences add.
ALTER TABLE user_limits DROP CONSTRAINT user_limits_period_check;
ALTER TABLE user_limits ADD CONSTRAINT user_limits_period_check CHECK (period IN (
  'day', 'day_3', 'week', 'month', 'month_2', 'month_3', 'month_6', 'month_9', 'month_12', 'year_3', 'year_5', 'forever'));
-- Of a session limit: how long a visit may last.
ALTER TABLE user_limits ADD COLUMN minutes int CHECK (minutes > 0);

-- A raise or removal that waits for its delay and for the player's word, at most one for each limit [C3].
CREATE TABLE user_limit_changes (
  limit_id bigint PRIMARY KEY REFERENCES user_limits (id) ON DELETE CASCADE,
  -- In `mail_tokens`, which knows whether it was used.
  token_hash bytea NOT NULL UNIQUE,
  removal boolean NOT NULL,
  -- Of a raise: the currency with its new amount, or the new minutes.
  currency text,
  amount numeric(38, 0) CHECK (amount >= 0),
  minutes int CHECK (minutes > 0),
  confirmable_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

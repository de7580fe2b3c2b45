-- ENTITY-015. A limit in force from a moment on; past its end, or given up, it is history.
CREATE TABLE user_limits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  type text NOT NULL CHECK (type IN ('loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session')),
  period text NOT NULL
    CHECK (period IN ('day', 'day_3', 'week', 'month', 'month_3', 'month_6', 'month_9', 'month_12', 'forever')),
  starts_at timestamptz NOT NULL,
  -- Of a break: when it is over; null: not until someone ends it.
  ends_at timestamptz
);
CREATE INDEX user_limits_of ON user_limits (player_id);

CREATE TABLE user_limit_accounts (
  limit_id bigint NOT NULL REFERENCES user_limits (id),
  currency text NOT NULL,
  amount numeric(38, 0) NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (limit_id, currency)
);

-- What a page tells the check for fraud about a payment it has begun (CALL-040), as it was told: nothing is decided by it.
CREATE TABLE transaction_reports (
  payment_id uuid PRIMARY KEY REFERENCES payments (id),
  player_id bigint NOT NULL REFERENCES players (id),
  -- Without a full card number; the platform refuses one.
  report jsonb NOT NULL,
  told_at timestamptz NOT NULL
);
CREATE INDEX transaction_reports_player ON transaction_reports (player_id);

-- The sandbox crypto provider's own book: an address for each payment, and whether coins were seen on it.
CREATE TABLE sandbox_crypto_payments (
  payment_id uuid PRIMARY KEY,
  account text NOT NULL,
  currency text NOT NULL,
  amount numeric(38, 0) NOT NULL CHECK (amount > 0),
  address text NOT NULL UNIQUE,
  -- waiting: nothing has come; seen: coins are on their way and not confirmed yet.
  step text NOT NULL CHECK (step IN ('waiting', 'seen', 'decided')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  refunded_at timestamptz
);
CREATE INDEX sandbox_crypto_payments_waiting ON sandbox_crypto_payments (expires_at) WHERE step = 'waiting';

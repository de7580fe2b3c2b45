-- A withdrawal: where it goes, as its provider knows it and as its player is shown it, and when it should have arrived.
ALTER TABLE payments
  ADD COLUMN payout_to text,
  ADD COLUMN paid_to text,
  ADD COLUMN expected_at timestamptz;

-- Each state a payment has come to, in the order in which it came there.
CREATE TABLE payment_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id),
  state text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX payment_steps_of_payment ON payment_steps (payment_id, id);
INSERT INTO payment_steps (payment_id, state, at) SELECT id, 'pending', created_at FROM payments ORDER BY created_at, id;
INSERT INTO payment_steps (payment_id, state, at)
SELECT id, state, coalesce(finished_at, created_at) FROM payments WHERE state <> 'pending' ORDER BY created_at, id;

-- The book of the sandbox's providers about what they pay out: it arrives when it is due, unless the console decides before.
CREATE TABLE sandbox_payouts (
  payment_id uuid PRIMARY KEY,
  provider text NOT NULL,
  account text NOT NULL,
  currency text NOT NULL,
  amount numeric(38, 0) NOT NULL CHECK (amount > 0),
  payout_to text NOT NULL,
  step text NOT NULL CHECK (step IN ('waiting', 'decided')),
  due_at timestamptz NOT NULL
);
CREATE INDEX sandbox_payouts_due ON sandbox_payouts (provider, due_at) WHERE step = 'waiting';

-- When held money went back where it came from.
ALTER TABLE payments ADD COLUMN returned_at timestamptz CHECK (returned_at IS NULL OR held_for IS NOT NULL);

-- The sandbox card provider's own book of what it has given back, whole and once a payment.
CREATE TABLE sandbox_card_refunds (
  payment_id uuid PRIMARY KEY REFERENCES sandbox_card_payments (payment_id),
  amount numeric(38, 0) NOT NULL CHECK (amount > 0),
  refunded_at timestamptz NOT NULL
);

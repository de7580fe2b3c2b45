-- The part of a deposit that is reserved and returned, if earlier payouts took the rest; null: the whole deposit.
ALTER TABLE payments ADD COLUMN held_amount numeric(38, 0)
  CHECK (held_amount IS NULL OR held_for IS NOT NULL AND held_amount > 0 AND held_amount <= amount);

-- How much the sandbox's providers refunded; null while nothing was, and for a whole refund from before this column.
ALTER TABLE sandbox_redirect_payments ADD COLUMN refunded_amount numeric(38, 0);
ALTER TABLE sandbox_crypto_payments ADD COLUMN refunded_amount numeric(38, 0);

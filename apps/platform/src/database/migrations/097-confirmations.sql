-- How many confirmations of its network a deposit of coins has, and how many it takes; null of every other payment.
ALTER TABLE payments
  ADD COLUMN confirmations_seen int,
  ADD COLUMN confirmations_needed int,
  ADD CHECK ((confirmations_seen IS NULL) = (confirmations_needed IS NULL));

-- The sandbox's network: what was seen is confirmed block by block.
ALTER TABLE sandbox_crypto_payments
  ADD COLUMN confirmations int NOT NULL DEFAULT 0,
  ADD COLUMN block_at timestamptz;
CREATE INDEX sandbox_crypto_payments_blocks ON sandbox_crypto_payments (block_at) WHERE step = 'seen';
ALTER TABLE sandbox_events ADD COLUMN confirmations_seen int, ADD COLUMN confirmations_needed int;

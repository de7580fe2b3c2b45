-- The offer that a player chose with a payment; null: none. Facts of payments carry it.
ALTER TABLE payments ADD COLUMN offer text;

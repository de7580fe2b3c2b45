-- A retried write is answered byte for byte: `json` keeps an answer as it was written, `jsonb` puts its keys in another order.
ALTER TABLE game_rounds ALTER COLUMN outcome TYPE json;
ALTER TABLE idempotency ALTER COLUMN answer TYPE json;

-- Balance of the account in the answer to the bet, and in the answer that closed an open round. Null: placed or closed
-- before these columns were there, or not yet closed.
ALTER TABLE game_rounds ADD COLUMN bet_balance numeric(38, 0), ADD COLUMN close_balance numeric(38, 0);

-- When a round's end was shown, a transaction was reported and a charge-back came in.
ALTER TABLE game_rounds RENAME COLUMN told_at TO shown_at;
ALTER TABLE transaction_reports RENAME COLUMN told_at TO reported_at;
ALTER TABLE charge_backs RENAME COLUMN heard_at TO received_at;

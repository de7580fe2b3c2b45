-- What the stake of a round of real money was paid from, as [{"source", "amount"}], amounts in minor units as text. It
-- goes back there when the stake is taken back. Null: play money, or a round that is older, whose stake was all cash.
ALTER TABLE game_rounds ADD COLUMN funding jsonb;

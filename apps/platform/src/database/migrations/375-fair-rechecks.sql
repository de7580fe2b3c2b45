-- The last player off the board that was rechecked. The next check continues behind this player, so everyone has a turn.
ALTER TABLE tournaments ADD COLUMN rechecked_up_to bigint NOT NULL DEFAULT 0;

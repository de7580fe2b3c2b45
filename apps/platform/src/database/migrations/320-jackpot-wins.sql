-- The lists of the biggest wins and of when each level was last won.
CREATE INDEX jackpot_wins_biggest ON jackpot_wins (original_amount DESC);
CREATE INDEX jackpot_wins_of_level ON jackpot_wins (jackpot, level, won_at DESC);

-- When a frame has shown how a round ended that was open for a while; a round not shown is told on return (C34).
ALTER TABLE game_rounds ADD COLUMN told_at timestamptz;
UPDATE game_rounds SET told_at = closed_at WHERE state <> 'open';

-- Every jackpot level that fell with the round, as it was answered; `jackpot_win` is their sum.
ALTER TABLE game_rounds ADD COLUMN jackpot_wins json;

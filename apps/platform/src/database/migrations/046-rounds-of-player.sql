-- The history of a player: rounds of all games for real money, newest first.
CREATE INDEX game_rounds_of_player ON game_rounds (player_id, opened_at DESC, id DESC) WHERE mode = 'real';

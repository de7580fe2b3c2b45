-- The history of a player in one currency, which may hold few of very many rounds.
CREATE INDEX game_rounds_of_currency ON game_rounds (player_id, currency, opened_at DESC, id DESC) WHERE mode = 'real';

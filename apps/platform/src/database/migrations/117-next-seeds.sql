-- The server seed of the pair that follows the one in use, drawn with it: its hash is shown before the player chooses the
-- client seed that it goes with. A pair that was begun before has none until its game is opened again.
ALTER TABLE game_seed_pairs ADD COLUMN next_server_seed text;

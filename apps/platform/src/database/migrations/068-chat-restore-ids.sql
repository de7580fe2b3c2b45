-- By what a chat finds a player's earlier conversation again, one for each kind of chat.
CREATE TABLE chat_restore_ids (
  player_id bigint NOT NULL REFERENCES players (id),
  type text NOT NULL,
  restore_id text NOT NULL,
  set_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, type)
);

-- A conversation with support: one of a player, or one of a guest by the hash of their browser's cookie.
CREATE TABLE chat_conversations (
  id uuid PRIMARY KEY,
  player_id bigint UNIQUE REFERENCES players (id),
  guest_hash bytea UNIQUE,
  chat_group int NOT NULL,
  locale text NOT NULL,
  -- The number of its newest message, and of the newest that its visitor has read.
  last_seq int NOT NULL DEFAULT 0,
  read_seq int NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL,
  CHECK ((player_id IS NULL) <> (guest_hash IS NULL))
);
CREATE INDEX chat_conversations_last_at ON chat_conversations (last_at);

CREATE TABLE chat_messages (
  conversation_id uuid NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
  seq int NOT NULL,
  -- Made by its sender: a message that is sent again is the same one.
  id uuid NOT NULL,
  author text NOT NULL CHECK (author IN ('visitor', 'staff')),
  -- Who of the staff wrote it.
  name text,
  text text NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, seq),
  UNIQUE (conversation_id, id)
);

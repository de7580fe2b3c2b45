-- Messages of the support page's form.
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  -- Of its sender, their key and what they wrote: a message that is sent again is kept once.
  try_hash bytea UNIQUE,
  player_id bigint REFERENCES players (id),
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX contact_messages_player ON contact_messages (player_id);
CREATE INDEX contact_messages_sent_at ON contact_messages (sent_at);

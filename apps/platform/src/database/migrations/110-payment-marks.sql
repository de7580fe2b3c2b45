-- What a player has paid with or asked to be paid out to, as a mark of the person [C13]: the hash of the provider's own
-- name of a card, an account or a wallet, and of the address of a coin.
CREATE TABLE payment_marks (
  mark bytea NOT NULL,
  player_id bigint NOT NULL REFERENCES players (id),
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (mark, player_id)
);
CREATE INDEX payment_marks_of_player ON payment_marks (player_id);

-- What the sandbox's providers tell of what was paid with; null: it is everybody's.
ALTER TABLE sandbox_events ADD COLUMN source text;

-- Cards, accounts and addresses to which a player has asked to be paid. Until `trusted_from`, payouts to one wait, so
-- that the player can notice a payout that somebody else requested.
CREATE TABLE payout_destinations (
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  provider text NOT NULL,
  payout_to text NOT NULL,
  trusted_from timestamptz NOT NULL,
  PRIMARY KEY (player_id, provider, payout_to)
);
INSERT INTO payout_destinations (player_id, provider, payout_to, trusted_from)
  SELECT player_id, provider, payout_to, min(created_at) FROM payments
  WHERE action = 'cashout' AND payout_to IS NOT NULL AND state IN ('processing', 'reserved', 'succeeded')
  GROUP BY player_id, provider, payout_to;

-- When a pending withdrawal is sent automatically; null: only a person sends it.
ALTER TABLE payments ADD COLUMN release_at timestamptz;
CREATE INDEX payments_to_release ON payments (release_at) WHERE state = 'pending' AND release_at IS NOT NULL;

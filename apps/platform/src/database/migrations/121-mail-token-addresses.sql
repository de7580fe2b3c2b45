-- A link belongs to the address it was sent to: once the player has another address, it no longer works. Links that give
-- access may have been sent to an earlier address and work for half an hour at most, so they are asked for again.
DELETE FROM mail_tokens WHERE purpose IN ('restore', 'unlock', 'autologin');
ALTER TABLE mail_tokens ADD COLUMN email text;
UPDATE mail_tokens m SET email = coalesce(
  CASE WHEN m.purpose = 'new_email' THEN (SELECT c.email FROM email_changes c WHERE c.player_id = m.player_id) END,
  (SELECT p.email FROM players p WHERE p.id = m.player_id));
ALTER TABLE mail_tokens ALTER COLUMN email SET NOT NULL;

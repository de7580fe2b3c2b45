-- Where the codes of a challenge are typed, because wrong codes are counted separately for each source.
ALTER TABLE otp_challenges ADD COLUMN source text NOT NULL DEFAULT 'new_device'
  CHECK (source IN ('new_device', 'known_device', 'session'));
-- Until now a right code was counted, too. It closed its challenge as the last try.
UPDATE otp_challenges SET tries = tries - 1 WHERE closed AND tries > 0;

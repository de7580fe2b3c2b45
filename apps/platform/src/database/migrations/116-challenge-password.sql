-- Whether the way that led to a challenge has shown the password: a link that signs in by itself has not [A11] [D5].
ALTER TABLE otp_challenges ADD COLUMN password_shown boolean NOT NULL DEFAULT true;

-- Captchas that have been taken: each opens one call, in whichever process. Forgotten once they are over by themselves.
CREATE TABLE captcha_uses (
  hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_uses_over ON captcha_uses (expires_at);

-- How often something that may ask for a captcha has been asked about, by the hash of whom or what; anew after `until`.
CREATE TABLE captcha_counts (
  key bytea PRIMARY KEY,
  count int NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX captcha_counts_over ON captcha_counts (until);

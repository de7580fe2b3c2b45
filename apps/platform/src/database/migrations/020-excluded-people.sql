-- What a person who has excluded themselves is known by, kept as it was, so that they are not let in again under
-- another account [C13]. It holds as long as the limit does.
CREATE TABLE excluded_people (
  limit_id bigint PRIMARY KEY REFERENCES user_limits (id),
  player_id bigint NOT NULL REFERENCES players (id),
  -- `emailKey` and `phoneKey` of rules/account/same-person.
  email_key text NOT NULL,
  phone_key text,
  date_of_birth text,
  first_name text,
  last_name text,
  postal_code text
);
CREATE INDEX excluded_people_email ON excluded_people (email_key);
CREATE INDEX excluded_people_phone ON excluded_people (phone_key);
CREATE INDEX excluded_people_birth ON excluded_people (date_of_birth);
CREATE INDEX excluded_people_player ON excluded_people (player_id);

-- The browsers a player has signed in with, by the hash of the code each of them keeps (`dfpc`).
CREATE TABLE player_devices (
  device bytea NOT NULL,
  player_id bigint NOT NULL REFERENCES players (id),
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (device, player_id)
);
CREATE INDEX player_devices_of ON player_devices (player_id);

-- Whoever had excluded themselves before.
INSERT INTO excluded_people (limit_id, player_id, email_key, phone_key, date_of_birth, first_name, last_name, postal_code)
SELECT l.id, p.id,
  CASE WHEN split_part(p.email, '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part(p.email, '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(p.email, '@', 1), '+', 1) || '@' || split_part(p.email, '@', 2) END,
  nullif(right(regexp_replace(coalesce(p.mobile_phone, ''), '\D', '', 'g'), 9), ''),
  p.date_of_birth, p.first_name, p.last_name, p.postal_code
FROM user_limits l JOIN players p ON p.id = l.player_id
WHERE l.type = 'selfexclusion';

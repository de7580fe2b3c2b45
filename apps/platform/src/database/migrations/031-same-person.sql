-- What a player is known by as a person [C13]: `emailKey` and `phoneKey` of rules/account/same-person, kept by the
-- database itself, so that every bet can ask for them. `email` is in its one spelling with one `@`.
ALTER TABLE players
  ADD COLUMN email_key text GENERATED ALWAYS AS (
    CASE WHEN split_part(email, '@', 2) IN ('gmail.com', 'googlemail.com')
      THEN replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
      ELSE split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) END
  ) STORED,
  ADD COLUMN phone_key text GENERATED ALWAYS AS (
    CASE WHEN length(regexp_replace(coalesce(mobile_phone, ''), '[^0-9]', '', 'g')) < 7 THEN NULL
      ELSE right(regexp_replace(mobile_phone, '[^0-9]', '', 'g'), 9) END
  ) STORED;
CREATE INDEX players_by_email_key ON players (email_key);
CREATE INDEX players_by_phone_key ON players (phone_key);
CREATE INDEX players_by_birth ON players (date_of_birth);

-- When the sessions were ended that the person had under other accounts; null: still to be done.
ALTER TABLE excluded_people ADD COLUMN others_ended_at timestamptz;
CREATE INDEX excluded_people_others ON excluded_people (limit_id) WHERE others_ended_at IS NULL;

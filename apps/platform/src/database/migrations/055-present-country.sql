-- Where the browser of a session stood at its latest call, as the edge told it (ISO 3166-1 alpha-2); null: unknown, and
-- unknown is closed. `country` is where it signed in. A bet of real money asks for both [C27].
ALTER TABLE sessions ADD COLUMN seen_country text CHECK (seen_country ~ '^[A-Z]{2}$');

-- Money that is paid in for somebody under age is held as well [C25].
ALTER TABLE payments DROP CONSTRAINT payments_held_for_check;
ALTER TABLE payments ADD CONSTRAINT payments_held_for_check
  CHECK (held_for IN ('self_excluded', 'cooling_off', 'under_age'));

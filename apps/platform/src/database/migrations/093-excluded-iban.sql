-- The bank account an excluded person is paid out to [C13]: whose account is paid out to the same one is the same person.
ALTER TABLE excluded_people ADD COLUMN iban text;
UPDATE excluded_people x SET iban = p.iban FROM players p WHERE p.id = x.player_id;
CREATE INDEX players_by_iban ON players (iban) WHERE iban IS NOT NULL;

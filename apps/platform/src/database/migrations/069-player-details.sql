-- What some licences ask of their players beside the profile: a personal id code, and the bank account that money may go to.
ALTER TABLE players
  ADD COLUMN personal_id text,
  ADD COLUMN iban text,
  ADD COLUMN account_holder text;

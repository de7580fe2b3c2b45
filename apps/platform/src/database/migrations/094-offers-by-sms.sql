-- Offers by SMS wait for the link of a mail as those by e-mail do [C39]; who has them on without it is asked anew.
ALTER TABLE players ADD COLUMN sms_promos_asked_at timestamptz;
UPDATE players SET receive_sms_promos = false WHERE receive_sms_promos;

-- The origin of the site where the account was opened: mails that no request of the player's brings about go out under its
-- brand. Null for accounts from before, which are of the first site.
ALTER TABLE players ADD COLUMN site text;

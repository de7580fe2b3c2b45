-- Failures before a successful sign-in no longer count for the account, but still for the address and the network.
ALTER TABLE sign_in_failures ADD COLUMN counts_for_account boolean NOT NULL DEFAULT true;

-- An attempt is counted before its password is looked at: it is taken back by its id when the password was right.
ALTER TABLE sign_in_failures
  ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- From a browser that has signed in to the account before: those are counted apart from strangers' [A13].
  ADD COLUMN known_device boolean NOT NULL DEFAULT false;

-- Bonus offers as the operator writes them, with the state that switches them.
CREATE TABLE bonus_offers (
  id text PRIMARY KEY,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'live', 'stopped')),
  version int NOT NULL DEFAULT 1,
  offer jsonb NOT NULL,
  changed_at timestamptz NOT NULL
);
-- Codes are compared without case.
CREATE UNIQUE INDEX ON bonus_offers (lower(offer->>'code'));

-- The offer of a grant, and its amount in EUR cents for the budget of the offer.
ALTER TABLE bonus_grants ADD COLUMN offer text REFERENCES bonus_offers (id),
  ADD COLUMN exclusivity_key text,
  ADD COLUMN eur_cents numeric(38, 0) NOT NULL DEFAULT 0;
CREATE INDEX ON bonus_grants (offer);

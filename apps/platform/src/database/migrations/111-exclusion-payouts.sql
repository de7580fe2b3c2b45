-- When an excluded person's balance is looked at next, to be paid out by itself where their licence asks it [C12]; null:
-- no more. Who was excluded before is looked at once.
ALTER TABLE excluded_people ADD COLUMN payout_at timestamptz;
UPDATE excluded_people SET payout_at = '2026-01-01T00:00:00Z';
CREATE INDEX excluded_people_payouts ON excluded_people (payout_at) WHERE payout_at IS NOT NULL;

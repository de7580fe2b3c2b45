-- Null once a denied reward is not tried any more.
ALTER TABLE quest_rewards ALTER COLUMN next_try_at DROP NOT NULL;
ALTER TABLE adventure_gifts ALTER COLUMN next_try_at DROP NOT NULL;

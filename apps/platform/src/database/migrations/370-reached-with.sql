-- What a quest's levels required when a level was reached, and the deposits that completed a day of an adventure. Staff
-- can raise both later, and a roll-back or charge-back is judged by what the player was shown. Null in older rows, which
-- are judged by the configuration in force.
ALTER TABLE quest_rewards ADD COLUMN levels jsonb;
ALTER TABLE adventure_gifts ADD COLUMN min_deposits jsonb;

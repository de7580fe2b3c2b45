-- When the games that the person had open under other accounts were ended after a cooling-off; null: not yet [C11].
ALTER TABLE user_limits ADD COLUMN others_ended_at timestamptz;
UPDATE user_limits SET others_ended_at = starts_at WHERE type = 'coolingoff';
CREATE INDEX user_limits_others_open ON user_limits (id) WHERE type = 'coolingoff' AND others_ended_at IS NULL;

-- An account that was found to be of somebody under age; it stays closed when they are older [C25].
ALTER TABLE players ADD COLUMN closed_for text CHECK (closed_for IN ('under_age'));
ALTER TABLE players ADD COLUMN closed_at timestamptz CHECK ((closed_at IS NULL) = (closed_for IS NULL));

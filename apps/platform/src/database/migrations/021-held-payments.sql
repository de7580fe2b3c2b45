-- Why a deposit that was paid is not credited: its money waits in an account of its own to go back where it came from.
ALTER TABLE payments ADD COLUMN held_for text CHECK (held_for IN ('self_excluded', 'cooling_off'));
CREATE INDEX payments_held ON payments (finished_at) WHERE held_for IS NOT NULL;

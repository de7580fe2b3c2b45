-- Why a session was ended before its time; null while it is open, and for a session that ended before this column.
ALTER TABLE sessions ADD COLUMN ended_for text;
-- From when a session limit counts the visit. Earlier than `started_at` by the time spent in the session before, if the
-- player was away for less than half an hour; null for a session from before this column [C10].
ALTER TABLE sessions ADD COLUMN visit_from timestamptz;

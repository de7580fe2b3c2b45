-- Written to see whether the server takes writes at all: a full disk or a standby does not.
CREATE TABLE health (one boolean PRIMARY KEY CHECK (one), at timestamptz NOT NULL);
INSERT INTO health (one, at) VALUES (true, now());

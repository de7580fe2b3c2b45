-- How many lines the audit trail has, and the hash of the newest: kept apart, so that lines that are removed from its end
-- are missed as well [A51].
CREATE TABLE audit_head (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  lines bigint NOT NULL,
  hash bytea NOT NULL
);

-- No line is written meanwhile.
DO $$ BEGIN PERFORM pg_advisory_xact_lock(hashtext('audit')); END $$;
INSERT INTO audit_head (lines, hash)
SELECT coalesce(max(line), 0), coalesce((SELECT a.hash FROM audit AS a ORDER BY a.line DESC LIMIT 1), '') FROM audit;

CREATE OR REPLACE FUNCTION audit_append(
  at timestamptz, actor text, action text, subject text, before jsonb, after jsonb, ip text
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  head audit_head;
  fresh audit;
BEGIN
  -- One writer at a time, else two lines would follow the same one.
  PERFORM pg_advisory_xact_lock(hashtext('audit'));
  SELECT * INTO STRICT head FROM audit_head;
  fresh := ROW(head.lines + 1, at, actor, action, subject, before, after, ip, '');
  fresh.hash := audit_hash(head.hash, fresh);
  INSERT INTO audit SELECT fresh.*;
  UPDATE audit_head SET lines = fresh.line, hash = fresh.hash;
END $$;

-- The first line that is not what was written in its place, wherever it stood.
CREATE OR REPLACE FUNCTION audit_first_broken() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT min(broken.place) FROM (
    SELECT a.place FROM (
      SELECT a.line, a.hash, audit_hash(coalesce(lag(a.hash) OVER (ORDER BY a.line), ''), a) AS expected,
        row_number() OVER (ORDER BY a.line) AS place
      FROM audit AS a
    ) AS a WHERE a.hash <> a.expected OR a.line <> a.place
    UNION ALL
    SELECT least(there.lines, head.lines) + 1
    FROM (SELECT count(*) AS lines FROM audit) AS there LEFT JOIN audit_head AS head ON true
    WHERE there.lines IS DISTINCT FROM head.lines
    UNION ALL
    SELECT a.line FROM audit_head AS head JOIN audit AS a ON a.line = head.lines WHERE a.hash <> head.hash
  ) AS broken
$$;

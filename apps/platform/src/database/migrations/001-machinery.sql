-- Each start writes here, to see that a commit really reaches the disk [B5].
CREATE TABLE boots (at timestamptz NOT NULL);

-- Events that wait to be published after commit. Rows leave as soon as they are sent.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL,
  data jsonb NOT NULL
);

-- One-off work at a moment of house time.
CREATE TABLE jobs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  at timestamptz NOT NULL,
  payload jsonb NOT NULL,
  attempts int NOT NULL DEFAULT 0
);
CREATE INDEX jobs_by_time ON jobs (at, id);

-- Keyed writes with what they were answered [A24].
CREATE TABLE idempotency (
  owner text NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  input_hash bytea NOT NULL,
  answer jsonb,
  at timestamptz NOT NULL,
  PRIMARY KEY (owner, call, key)
);
CREATE INDEX idempotency_by_time ON idempotency (at);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

-- Who did what, when, old and new [C36]: each line carries the hash of the one before [A51].
CREATE TABLE audit (
  line bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  ip text,
  hash bytea NOT NULL
);
CREATE INDEX audit_by_subject ON audit (subject, line);
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_is_not_emptied BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION audit_hash(previous bytea, line audit) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(
    line.line, extract(epoch FROM line.at)::text, line.actor, line.action, line.subject, line.before, line.after, line.ip
  )::text, 'UTF8'))
$$;

CREATE FUNCTION audit_append(
  at timestamptz, actor text, action text, subject text, before jsonb, after jsonb, ip text
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last audit;
  fresh audit;
BEGIN
  -- One writer at a time, else two lines would follow the same one.
  PERFORM pg_advisory_xact_lock(hashtext('audit'));
  SELECT * INTO last FROM audit AS a ORDER BY a.line DESC LIMIT 1;
  fresh := ROW(coalesce(last.line, 0) + 1, at, actor, action, subject, before, after, ip, '');
  fresh.hash := audit_hash(coalesce(last.hash, ''), fresh);
  INSERT INTO audit SELECT fresh.*;
END $$;

CREATE FUNCTION audit_first_broken() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT min(a.line) FROM (
    SELECT a.line, a.hash, audit_hash(coalesce(lag(a.hash) OVER (ORDER BY a.line), ''), a) AS expected,
      row_number() OVER (ORDER BY a.line) AS place
    FROM audit AS a
  ) AS a WHERE a.hash <> a.expected OR a.line <> a.place
$$;

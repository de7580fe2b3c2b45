-- What has happened, one row a fact, written in the transaction in which it happened. A number drawn early may be
-- committed late, so a fact has its position only once it is committed: without gaps, given one batch at a time. Whoever
-- has read to a position has missed nothing before it.
CREATE TABLE facts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  position bigint UNIQUE,
  kind text NOT NULL,
  at timestamptz NOT NULL,
  data jsonb NOT NULL
);
CREATE INDEX facts_unplaced ON facts (id) WHERE position IS NULL;

CREATE TABLE fact_log (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  position bigint NOT NULL
);
INSERT INTO fact_log (position) VALUES (0);

-- How far each consumer has come. The row moves in the transaction of the consumer's own effects, so each fact has them
-- exactly once; who holds its lock is the one process that works for the consumer.
CREATE TABLE fact_consumers (
  name text PRIMARY KEY,
  position bigint NOT NULL DEFAULT 0,
  -- A batch has failed: facts up to here are applied one at a time, so that the one that fails is found.
  alone_to bigint NOT NULL DEFAULT 0,
  -- How often the fact after `position` has failed by itself.
  failures int NOT NULL DEFAULT 0
);

-- Facts that a consumer could not apply. They wait for the operator; the facts after them go on.
CREATE TABLE facts_set_aside (
  consumer text NOT NULL REFERENCES fact_consumers (name),
  position bigint NOT NULL REFERENCES facts (position),
  error text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (consumer, position)
);

-- Gives positions to the oldest committed facts that have none; answers how many.
CREATE FUNCTION place_facts(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  last bigint;
  placed int;
BEGIN
  IF NOT EXISTS (SELECT FROM facts WHERE position IS NULL) THEN
    RETURN 0;
  END IF;
  -- One at a time: the row is held until the commit.
  SELECT l.position INTO last FROM fact_log AS l FOR UPDATE;
  WITH oldest AS (
    SELECT f.id, row_number() OVER (ORDER BY f.id) AS place
    FROM (SELECT id FROM facts WHERE position IS NULL ORDER BY id LIMIT most) AS f
  )
  UPDATE facts AS f SET position = last + oldest.place FROM oldest WHERE f.id = oldest.id AND f.position IS NULL;
  GET DIAGNOSTICS placed = ROW_COUNT;
  UPDATE fact_log AS l SET position = last + placed;
  RETURN placed;
END $$;

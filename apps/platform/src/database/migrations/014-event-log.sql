-- Events as every process of the house publishes them to its sockets. `outbox` holds what transactions wrote, in no
-- order that a reader could follow: a number drawn early may be committed late. Here each event has a position without
-- gaps, given one batch at a time, so that a process that has read to a position has missed nothing before it.
CREATE TABLE event_log (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  -- Positions of two databases never meet: a browser tells both.
  epoch text NOT NULL,
  position bigint NOT NULL
);
INSERT INTO event_log (epoch, position) VALUES (replace(gen_random_uuid()::text, '-', ''), 0);

-- Kept for five minutes, for processes and browsers that were away.
CREATE TABLE events (
  position bigint PRIMARY KEY,
  channel text NOT NULL,
  data jsonb NOT NULL,
  -- What many processes would tell at once is told by the first of them.
  key text,
  at timestamptz NOT NULL
);
CREATE INDEX events_by_key ON events (key) WHERE key IS NOT NULL;

-- Moves the oldest committed rows of the outbox into the log, and says so to every process. Answers how many.
CREATE FUNCTION publish_outbox(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  last bigint;
  moved int;
BEGIN
  IF NOT EXISTS (SELECT FROM outbox) THEN
    RETURN 0;
  END IF;
  -- One at a time: the row is held until the commit.
  SELECT l.position INTO last FROM event_log AS l FOR UPDATE;
  WITH gone AS (
    DELETE FROM outbox WHERE id IN (SELECT o.id FROM outbox AS o ORDER BY o.id LIMIT most) RETURNING id, channel, data
  )
  INSERT INTO events (position, channel, data, at)
  SELECT last + row_number() OVER (ORDER BY g.id), g.channel, g.data, clock_timestamp() FROM gone AS g;
  GET DIAGNOSTICS moved = ROW_COUNT;
  IF moved > 0 THEN
    UPDATE event_log AS l SET position = last + moved;
    PERFORM pg_notify('liftoff_events', (last + moved)::text);
  END IF;
  RETURN moved;
END $$;

-- Puts one event into the log at once. Answers its position; null where one with this key stands there.
CREATE FUNCTION publish_event(channel text, data jsonb, key text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  place bigint;
BEGIN
  SELECT l.position + 1 INTO place FROM event_log AS l FOR UPDATE;
  IF publish_event.key IS NOT NULL AND EXISTS (SELECT FROM events AS e WHERE e.key = publish_event.key) THEN
    RETURN NULL;
  END IF;
  INSERT INTO events (position, channel, data, key, at)
  VALUES (place, publish_event.channel, publish_event.data, publish_event.key, clock_timestamp());
  UPDATE event_log AS l SET position = place;
  PERFORM pg_notify('liftoff_events', place::text);
  RETURN place;
END $$;

-- How much of each rate threshold is used up, shared by every platform process: the moment (ms since 1970) at which the
-- bucket is full again. Names are hashes, so that no address of a person stands here.
CREATE TABLE rate_buckets (
  name text PRIMARY KEY,
  full_at double precision NOT NULL
) WITH (fillfactor = 50);

-- Takes one call of each bucket, or of none. Answers 0, or the milliseconds until there is one in each. `steps` is what
-- a call costs, `spans` what a whole bucket holds, both in ms. Exact for any number of takers: each waits for the row.
-- A bucket that stands further ahead than calls can bring it was counted by a clock that has been moved back since.
CREATE FUNCTION take_calls(names text[], steps double precision[], spans double precision[], at double precision)
RETURNS double precision LANGUAGE plpgsql AS $$
DECLARE
  place int;
  filled double precision;
  after double precision[] := '{}';
  wait_ms double precision := 0;
BEGIN
  FOR place IN 1..cardinality(names) LOOP
    INSERT INTO rate_buckets AS b (name, full_at) VALUES (names[place], at)
      ON CONFLICT (name) DO UPDATE SET full_at = b.full_at RETURNING b.full_at INTO filled;
    IF filled - at > 2 * spans[place] THEN
      filled := at;
    END IF;
    after[place] := greatest(filled, at) + steps[place];
    wait_ms := greatest(wait_ms, after[place] - at - spans[place]);
  END LOOP;
  -- A millisecond is what sums of fractions may be off by.
  IF wait_ms > 1 THEN
    RETURN wait_ms;
  END IF;
  FOR place IN 1..cardinality(names) LOOP
    UPDATE rate_buckets SET full_at = after[place] WHERE name = names[place];
  END LOOP;
  RETURN 0;
END $$;

-- Adds what one process has let through by its own count since it last asked, and answers where each bucket stands for
-- all of them. `fills` is where the process itself sees it, `reach` how far ahead it can stand for all of them. Sorted
-- names, so that two processes cannot lock each other.
CREATE FUNCTION reconcile_calls(
  names text[], spent double precision[], fills double precision[], reach double precision[]
)
RETURNS double precision[] LANGUAGE plpgsql AS $$
DECLARE
  place int;
  filled double precision;
  stand double precision[] := '{}';
BEGIN
  -- Counts that a crash of the server takes away were of no use after it.
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR place IN 1..cardinality(names) LOOP
    INSERT INTO rate_buckets AS b (name, full_at) VALUES (names[place], fills[place])
      ON CONFLICT (name) DO UPDATE SET full_at = CASE
        WHEN b.full_at > excluded.full_at + reach[place] THEN excluded.full_at
        ELSE greatest(b.full_at + spent[place], excluded.full_at) END
      RETURNING b.full_at INTO filled;
    stand[place] := filled;
  END LOOP;
  RETURN stand;
END $$;

-- The same as before, but for when a bucket stands further ahead than calls can bring it: that is more than its span, and
-- the clocks of platform processes agree within five seconds. It was counted by a clock that has been set back since, and
-- twice its span locked callers out for as long as the bucket lasts, an hour of deposits among them.
CREATE OR REPLACE FUNCTION take_calls(
  names text[], steps double precision[], spans double precision[], at double precision
)
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
    IF filled - at > spans[place] + 5000 THEN
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

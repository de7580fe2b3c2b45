-- Addresses are stored with their domain in ASCII, because `eva@müller.example` and `eva@xn--mller-kva.example` are one
-- mailbox. The functions exist only during this migration: the Punycode of RFC 3492, and a domain in ASCII.
CREATE FUNCTION punycode_of(label text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  points int[] := ARRAY(SELECT ascii(letter) FROM regexp_split_to_table(label, '') AS letter);
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  output text := '';
  n int := 128; delta int := 0; bias int := 72; h int; b int; m int; q int; k int; t int; point int;
BEGIN
  FOREACH point IN ARRAY points LOOP
    IF point < 128 THEN output := output || chr(point); END IF;
  END LOOP;
  b := length(output);
  h := b;
  IF b > 0 THEN output := output || '-'; END IF;
  WHILE h < cardinality(points) LOOP
    SELECT min(p) INTO m FROM unnest(points) AS p WHERE p >= n;
    delta := delta + (m - n) * (h + 1);
    n := m;
    FOREACH point IN ARRAY points LOOP
      IF point < n THEN delta := delta + 1; END IF;
      IF point = n THEN
        q := delta;
        k := 36;
        LOOP
          t := CASE WHEN k <= bias THEN 1 WHEN k >= bias + 26 THEN 26 ELSE k - bias END;
          EXIT WHEN q < t;
          output := output || substr(digits, t + (q - t) % (36 - t) + 1, 1);
          q := (q - t) / (36 - t);
          k := k + 36;
        END LOOP;
        output := output || substr(digits, q + 1, 1);
        delta := CASE WHEN h = b THEN delta / 700 ELSE delta / 2 END;
        delta := delta + delta / (h + 1);
        k := 0;
        WHILE delta > 455 LOOP
          delta := delta / 35;
          k := k + 36;
        END LOOP;
        bias := k + 36 * delta / (delta + 38);
        delta := 0;
        h := h + 1;
      END IF;
    END LOOP;
    delta := delta + 1;
    n := n + 1;
  END LOOP;
  RETURN 'xn--' || output;
END $$;

CREATE FUNCTION ascii_address(address text) RETURNS text LANGUAGE sql AS $$
  SELECT split_part(address, '@', 1) || '@' || string_agg(
    CASE WHEN label ~ '^[ -~]*$' THEN label ELSE punycode_of(label) END, '.' ORDER BY place)
  FROM regexp_split_to_table(normalize(split_part(address, '@', 2), NFKC), '\.') WITH ORDINALITY AS labels (label, place)
$$;

-- If both spellings have an account, the later one keeps its own until an operator decides; both are the same person.
UPDATE players p SET email = ascii_address(p.email)
WHERE split_part(p.email, '@', 2) !~ '^[ -~]*$'
  AND NOT EXISTS (SELECT FROM players o WHERE o.id <> p.id AND (o.email = ascii_address(p.email)
    OR o.id < p.id AND split_part(o.email, '@', 2) !~ '^[ -~]*$' AND ascii_address(o.email) = ascii_address(p.email)));
UPDATE email_changes SET email = ascii_address(email) WHERE split_part(email, '@', 2) !~ '^[ -~]*$';
UPDATE mail_tokens SET email = ascii_address(email) WHERE split_part(email, '@', 2) !~ '^[ -~]*$';
UPDATE mails SET recipient = ascii_address(recipient) WHERE split_part(recipient, '@', 2) !~ '^[ -~]*$';
UPDATE contact_messages SET email = ascii_address(email) WHERE split_part(email, '@', 2) !~ '^[ -~]*$';

-- The key of a mailbox also replaces letters that look like Latin ones, as `plainMailbox` of rules/account/lookalikes
-- does. `email` has no upper case and one `@`.
CREATE FUNCTION mailbox_key(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN split_part(address, '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(plain, '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(plain, '+', 1) || '@' || split_part(address, '@', 2) END
  FROM (SELECT translate(lower(normalize(split_part(address, '@', 1), NFKC)),
    'ɑαаᴄсԁꬲеҽꬵꞙẝք𝈓ɡᶃƍցһհıɪɩιіꙇӏϳјǀ𝈪ոռᴏᴑꬽοσоօρрԛգզꭇꭈᴦг𝈖ꜱƽѕꞟᴜꭎꭒʋυսᴠνѵ𝈍ɯᴡѡԝաхɣᶌʏỿꭚγуүᴢ',
    'aaaccdeeefffffgggghhiiiiiiijjllnnoooooooppqqqrrrrrsssuuuuuuuvvvvwwwwwxyyyyyyyyz') AS plain) AS name
$$;
ALTER TABLE players DROP COLUMN email_key;
ALTER TABLE players ADD COLUMN email_key text GENERATED ALWAYS AS (mailbox_key(email)) STORED;
CREATE INDEX players_by_email_key ON players (email_key);

UPDATE excluded_people SET email_key = mailbox_key(ascii_address(email_key));
INSERT INTO sandbox_register_entries (name, email_key)
  SELECT name, mailbox_key(ascii_address(email_key)) FROM sandbox_register_entries ON CONFLICT DO NOTHING;
DELETE FROM sandbox_register_entries WHERE email_key <> mailbox_key(ascii_address(email_key));

DROP FUNCTION ascii_address;
DROP FUNCTION punycode_of;

-- What of the messages to support is a complaint: said by its sender in the form, by the staff in the chat [C42].
ALTER TABLE contact_messages ADD COLUMN kind text NOT NULL DEFAULT 'question' CHECK (kind IN ('question', 'complaint'));
ALTER TABLE chat_messages ADD COLUMN complaint_at timestamptz;

-- The days that are counted for the markers of harm count complaints from now on.
UPDATE harm SET state = jsonb_set(state, '{days}', (
  SELECT coalesce(jsonb_agg(day || '{"complaints": 0}' ORDER BY at), '[]')
  FROM jsonb_array_elements(state -> 'days') WITH ORDINALITY AS days (day, at)));

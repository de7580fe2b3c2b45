-- What a mail is made of, in place of its text alone; null once it has left the house, or will not: links in it open accounts.
ALTER TABLE mails ADD COLUMN content jsonb;
UPDATE mails SET content = jsonb_build_object(
  'title', subject, 'preview', '', 'paragraphs', to_jsonb(string_to_array(body, E'\n\n')), 'rows', '[]'::jsonb,
  'action', NULL, 'note', NULL);
ALTER TABLE mails DROP COLUMN body;

ALTER TABLE mails ADD COLUMN language text NOT NULL DEFAULT 'en-CA';
ALTER TABLE mails ALTER COLUMN language DROP DEFAULT;
-- Origin of the site that its links lead to; null: the house's first.
ALTER TABLE mails ADD COLUMN site text;

-- When it is next tried; null: it is not. What was written before mails were delivered stays where it is.
ALTER TABLE mails ADD COLUMN next_at timestamptz;
ALTER TABLE mails ADD COLUMN attempts int NOT NULL DEFAULT 0;
ALTER TABLE mails ADD COLUMN delivered_at timestamptz;
ALTER TABLE mails ADD COLUMN given_up_at timestamptz;
CREATE INDEX mails_due ON mails (next_at) WHERE next_at IS NOT NULL;

-- One mail of a person and purpose is looked for by its player.
CREATE INDEX mail_tokens_of ON mail_tokens (player_id, purpose);

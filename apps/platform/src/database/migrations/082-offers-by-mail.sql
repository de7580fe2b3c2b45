-- When offers by e-mail were asked for and are not confirmed yet: `receive_promos` turns true by the link of a mail alone.
ALTER TABLE players ADD COLUMN promos_asked_at timestamptz;
UPDATE players SET promos_asked_at = created_at, receive_promos = false WHERE receive_promos;

-- Marketing goes to players who have asked for it and confirmed it, and to each of them once per campaign.
ALTER TABLE mails ADD COLUMN kind text NOT NULL DEFAULT 'service' CHECK (kind IN ('service', 'marketing'));
ALTER TABLE mails ADD COLUMN campaign text;
ALTER TABLE mails ADD CONSTRAINT mails_of_marketing CHECK ((kind = 'marketing') = (campaign IS NOT NULL));
CREATE UNIQUE INDEX mails_of_campaign ON mails (player_id, campaign) WHERE campaign IS NOT NULL;

CREATE FUNCTION refuse_unasked_marketing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM players WHERE id = NEW.player_id AND receive_promos) THEN
    RAISE EXCEPTION 'player % has not confirmed that they want offers', NEW.player_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER marketing_is_asked_for BEFORE INSERT ON mails
  FOR EACH ROW WHEN (NEW.kind = 'marketing') EXECUTE FUNCTION refuse_unasked_marketing();

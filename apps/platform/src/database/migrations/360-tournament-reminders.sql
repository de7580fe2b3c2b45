-- Players who want to be told when a tournament starts. A row is deleted with the decision about the notice.
CREATE TABLE tournament_reminders (
  tournament_id uuid NOT NULL REFERENCES tournaments (id),
  player_id bigint NOT NULL REFERENCES players (id),
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (tournament_id, player_id)
);
CREATE INDEX ON tournament_reminders (player_id);

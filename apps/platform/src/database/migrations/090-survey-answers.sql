-- Answers of the survey widget. They say nothing of whose they are: no player, no address, no device.
CREATE TABLE survey_answers (
  id uuid PRIMARY KEY,
  -- Of the sender's key and what they answered: an answer that is sent again is kept once.
  try_hash bytea UNIQUE,
  survey text NOT NULL,
  collector text NOT NULL,
  score smallint NOT NULL CHECK (score BETWEEN 1 AND 5),
  comment text NOT NULL,
  answered_at timestamptz NOT NULL
);
CREATE INDEX survey_answers_survey ON survey_answers (survey, answered_at);

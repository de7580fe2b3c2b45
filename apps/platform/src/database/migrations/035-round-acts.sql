-- What a player did in a round after opening it. The act's id is made in the browser: the same id again is the same act.
CREATE TABLE game_round_acts (
  owner text NOT NULL,
  round_id uuid NOT NULL,
  -- In the order in which they were taken, from 1.
  number int NOT NULL,
  id uuid NOT NULL,
  act jsonb NOT NULL,
  -- From when it counts, in milliseconds after the opening of the round.
  at_ms bigint NOT NULL,
  -- What it added to the round's stake.
  stake numeric(38, 0) NOT NULL CHECK (stake >= 0),
  -- The balance in its answer.
  balance numeric(38, 0) NOT NULL,
  PRIMARY KEY (owner, round_id, number),
  UNIQUE (owner, round_id, id),
  FOREIGN KEY (owner, round_id) REFERENCES game_rounds (owner, id) ON DELETE CASCADE
);

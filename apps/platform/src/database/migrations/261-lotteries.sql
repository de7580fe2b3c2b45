-- Lotteries. A row changes only under its lock, which every ticket takes too.
CREATE TABLE lotteries (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  title text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'closed', 'drawn', 'canceled')),
  start_at timestamptz NOT NULL,
  -- Sales end here, and the draw follows at draw_at.
  end_at timestamptz NOT NULL CHECK (end_at > start_at),
  draw_at timestamptz NOT NULL,
  -- Price in points, maximum per player, how tickets are earned, and the prizes.
  terms jsonb NOT NULL,
  server_seed text NOT NULL,
  server_seed_hash text NOT NULL,
  -- Published when sales have ended, before the draw.
  list_hash text,
  commitment text,
  next_number int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  CHECK ((state IN ('closed', 'drawn')) <= (list_hash IS NOT NULL AND commitment IS NOT NULL))
);

CREATE TABLE lottery_tickets (
  lottery_id uuid NOT NULL REFERENCES lotteries (id),
  number int NOT NULL CHECK (number > 0),
  player_id bigint NOT NULL REFERENCES players (id),
  -- Stands for the player in the published list.
  holder uuid NOT NULL,
  source text NOT NULL CHECK (source IN ('bought', 'earned', 'given')),
  -- Points paid for this ticket; 0 unless it was bought.
  points bigint NOT NULL DEFAULT 0 CHECK (points >= 0),
  issued_at timestamptz NOT NULL,
  -- The deposit or the bets behind an earned ticket were taken back.
  taken_back_at timestamptz,
  returned_at timestamptz,
  -- The prize that the ticket won, from 1.
  place int CHECK (place > 0),
  reward jsonb,
  next_try_at timestamptz,
  given_at timestamptz,
  PRIMARY KEY (lottery_id, number),
  UNIQUE (lottery_id, place)
);
CREATE INDEX ON lottery_tickets (player_id);
CREATE INDEX ON lottery_tickets (next_try_at) WHERE place IS NOT NULL AND given_at IS NULL;

-- What each player has deposited or staked for tickets, in minor units.
CREATE TABLE lottery_earnings (
  lottery_id uuid NOT NULL REFERENCES lotteries (id),
  player_id bigint NOT NULL REFERENCES players (id),
  currency text NOT NULL,
  amount numeric(38, 0) NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (lottery_id, player_id, currency)
);
CREATE INDEX ON lottery_earnings (player_id);

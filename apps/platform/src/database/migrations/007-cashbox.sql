-- What the house itself intends: a provider's word is held against it (A27).
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  action text NOT NULL CHECK (action IN ('deposit', 'cashout')),
  -- STATE-052
  state text NOT NULL CHECK (state IN
    ('canceled', 'declined', 'rejected', 'recalled', 'succeeded', 'pending', 'processing', 'reserved')),
  method text NOT NULL,
  provider text NOT NULL,
  currency text NOT NULL,
  amount numeric(38, 0) NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  CHECK ((finished_at IS NULL) = (state IN ('pending', 'processing', 'reserved')))
);
CREATE INDEX payments_of_player ON payments (player_id, created_at DESC);

-- Every event of a provider once, also when it is sent ten times (B17).
CREATE TABLE payment_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  payment_id uuid NOT NULL REFERENCES payments (id),
  state text NOT NULL,
  applied boolean NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, event_id)
);

-- The sandbox card provider's own book. No card number is ever in it: the frame turns it into a token in the browser.
CREATE TABLE sandbox_card_payments (
  payment_id uuid PRIMARY KEY,
  account text NOT NULL,
  currency text NOT NULL,
  amount numeric(38, 0) NOT NULL,
  locale text NOT NULL,
  -- The site that holds the frame, exact: messages go to it and nowhere else.
  site_origin text NOT NULL,
  -- open: waiting for the card; challenge: waiting for the bank's question; waiting: until the console decides.
  step text NOT NULL CHECK (step IN ('open', 'challenge', 'waiting', 'decided')),
  last4 text,
  reason text,
  created_at timestamptz NOT NULL
);

-- What the provider has to tell the house, until it is heard.
CREATE TABLE sandbox_card_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id uuid NOT NULL UNIQUE,
  payment_id uuid NOT NULL REFERENCES sandbox_card_payments (payment_id),
  state text NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  delivered_at timestamptz
);
CREATE INDEX sandbox_card_events_waiting ON sandbox_card_events (next_at) WHERE delivered_at IS NULL;

-- What the sandbox's providers have to tell the house, until it is heard: one list for all of them.
CREATE TABLE sandbox_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  event_id uuid NOT NULL UNIQUE,
  payment_id uuid NOT NULL,
  state text NOT NULL,
  account text NOT NULL,
  currency text NOT NULL,
  amount numeric(38, 0) NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  delivered_at timestamptz
);
INSERT INTO sandbox_events (provider, event_id, payment_id, state, account, currency, amount, attempts, next_at, delivered_at)
SELECT 'sandbox-card', e.event_id, e.payment_id, e.state, p.account, p.currency, p.amount, e.attempts, e.next_at, e.delivered_at
FROM sandbox_card_events AS e JOIN sandbox_card_payments AS p USING (payment_id) ORDER BY e.id;
DROP TABLE sandbox_card_events;
CREATE INDEX sandbox_events_of_payment ON sandbox_events (payment_id, id);
CREATE INDEX sandbox_events_waiting ON sandbox_events (provider, next_at) WHERE delivered_at IS NULL;

-- Each provider is asked about its own payments.
UPDATE jobs SET name = 'cashbox:ask-provider:' || p.provider
FROM payments AS p WHERE jobs.name = 'cashbox:ask-provider' AND p.id::text = jobs.payload ->> 'payment_id';

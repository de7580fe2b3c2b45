-- The book of the sandbox's providers whose pages players are sent to: a bank and a wallet.
CREATE TABLE sandbox_redirect_payments (
  payment_id uuid PRIMARY KEY,
  provider text NOT NULL,
  account text NOT NULL,
  currency text NOT NULL,
  amount numeric(38, 0) NOT NULL CHECK (amount > 0),
  locale text NOT NULL,
  return_url text NOT NULL,
  -- Paid with a saved account by one press: nobody is sent anywhere.
  repeated boolean NOT NULL,
  -- open: nobody has answered yet; waiting: the bank takes its time, until due_at.
  step text NOT NULL CHECK (step IN ('open', 'waiting', 'decided')),
  -- What it was paid from, one of the provider's test accounts.
  source text,
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  refunded_at timestamptz
);
CREATE INDEX sandbox_redirect_payments_unanswered ON sandbox_redirect_payments (created_at) WHERE step = 'open';
CREATE INDEX sandbox_redirect_payments_due ON sandbox_redirect_payments (due_at) WHERE step = 'waiting';
CREATE INDEX sandbox_redirect_payments_account ON sandbox_redirect_payments (account, provider) WHERE source IS NOT NULL;

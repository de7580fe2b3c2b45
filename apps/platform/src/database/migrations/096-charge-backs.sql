-- Deposits whose money their provider took back after all, each once. A charge-back that is heard of before its deposit has
-- succeeded waits: `taken` from the player and `lost` by the house come to the deposit's amount once it is booked.
CREATE TABLE charge_backs (
  payment_id uuid PRIMARY KEY REFERENCES payments (id),
  heard_at timestamptz NOT NULL,
  booked_at timestamptz,
  taken numeric(38, 0),
  lost numeric(38, 0),
  CHECK ((booked_at IS NULL) = (taken IS NULL) AND (booked_at IS NULL) = (lost IS NULL))
);

-- How a provider of the sandbox sends its words while the console has it so; without a row as it should.
CREATE TABLE sandbox_webhook_faults (
  provider text PRIMARY KEY,
  -- Each word so often, at once.
  copies int NOT NULL CHECK (copies BETWEEN 1 AND 20),
  -- So long after it was decided.
  delay_sec int NOT NULL CHECK (delay_sec >= 0),
  -- What waits goes newest first.
  reversed boolean NOT NULL,
  -- Sent as far as the provider knows, and never heard.
  lost boolean NOT NULL
);

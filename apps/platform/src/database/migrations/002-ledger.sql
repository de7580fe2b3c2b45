-- Double entry in whole minor units. Every change of money is one row of ledger_transfers and two or more entries.
CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner text NOT NULL,
  kind text NOT NULL,
  currency text NOT NULL,
  shard smallint NOT NULL,
  balance numeric(38, 0) NOT NULL DEFAULT 0,
  entry_count bigint NOT NULL DEFAULT 0,
  -- Hash of the newest entry: the head of the account's chain (I8).
  head bytea NOT NULL DEFAULT '',
  UNIQUE (owner, kind, currency, shard),
  -- I3
  CONSTRAINT player_money_is_not_negative CHECK (owner NOT LIKE 'player:%' OR balance >= 0)
) WITH (fillfactor = 70);

CREATE TABLE ledger_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- I5
  reference text NOT NULL UNIQUE,
  kind text NOT NULL,
  at timestamptz NOT NULL
);

-- No foreign keys: one statement writes entries with their transfer over locked accounts, and the keys would cost a bet
-- more than all the rest of it. The checks of I1, I4 and I8 find an entry that belongs to nothing.
CREATE TABLE ledger_entries (
  account_id bigint NOT NULL,
  -- Counts from 1 within the account.
  seq bigint NOT NULL,
  transfer_id bigint NOT NULL,
  amount numeric(38, 0) NOT NULL CHECK (amount <> 0),
  balance numeric(38, 0) NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (account_id, seq)
);

-- I8: what is written stays.
CREATE TRIGGER entries_are_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entries_are_not_emptied BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfers_are_append_only BEFORE UPDATE OR DELETE ON ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfers_are_not_emptied BEFORE TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The hash of an entry covers the one before it, so that no amount, time or reference can change unseen (I8). The
-- ledger computes it when it writes; this second telling of the same rule checks it.
CREATE FUNCTION ledger_broken_links() RETURNS TABLE (account_id bigint, seq bigint) LANGUAGE sql STABLE AS $$
  WITH links AS (
    SELECT e.account_id, e.seq, e.hash, e.balance,
      row_number() OVER chain AS place,
      sum(e.amount) OVER chain AS running,
      sha256(coalesce(lag(e.hash) OVER chain, '') || convert_to(concat_ws('|', e.account_id, e.seq, e.amount, e.balance,
        t.kind, (extract(epoch FROM t.at) * 1000)::bigint, t.reference), 'UTF8')) AS expected
    FROM ledger_entries AS e JOIN ledger_transfers AS t ON t.id = e.transfer_id
    WINDOW chain AS (PARTITION BY e.account_id ORDER BY e.seq)
  )
  SELECT l.account_id, l.seq FROM links AS l
  WHERE l.hash <> l.expected OR l.seq <> l.place OR l.running <> l.balance
  UNION ALL
  SELECT a.id, a.entry_count FROM ledger_accounts AS a
  LEFT JOIN ledger_entries AS e ON e.account_id = a.id AND e.seq = a.entry_count
  WHERE a.head <> coalesce(e.hash, '')
$$;

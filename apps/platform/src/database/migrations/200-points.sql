-- Points are a unit of the ledger beside the currencies. No account of money can hold points, nor the reverse.
ALTER TABLE ledger_accounts ADD CONSTRAINT points_are_not_money
  CHECK ((currency = 'POINTS') = (kind IN ('points', 'points_issued')));

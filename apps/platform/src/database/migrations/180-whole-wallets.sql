-- Every wallet has both a cash and a bonus account, because the ledger locks and numbers them together.
INSERT INTO ledger_accounts (owner, kind, currency, shard)
SELECT a.owner, k.kind, a.currency, 0
FROM (SELECT DISTINCT owner, currency FROM ledger_accounts WHERE owner <> 'house' AND kind IN ('cash', 'bonus')) AS a
CROSS JOIN (VALUES ('cash'), ('bonus')) AS k(kind)
ON CONFLICT (owner, kind, currency, shard) DO NOTHING;

import type { Sql } from '../database/database.ts';

/** The result of checking one invariant. `detail` names the rows that violate it. */
export interface InvariantCheck {
  readonly id: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I14';
  readonly intact: boolean;
  readonly detail: string | null;
}

/** Each query returns a string for each row that violates the invariant. */
const breakers: readonly { id: InvariantCheck['id']; sql: string }[] = [
  {
    id: 'I1',
    sql: `SELECT 'transfer ' || e.transfer_id || ' ' || a.currency AS detail
          FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
          GROUP BY e.transfer_id, a.currency HAVING sum(e.amount) <> 0 LIMIT 5`,
  },
  {
    id: 'I2',
    sql: `SELECT currency || ' is off by ' || sum(balance) AS detail
          FROM ledger_accounts GROUP BY currency HAVING sum(balance) <> 0`,
  },
  {
    id: 'I3',
    sql: `SELECT 'account ' || id || ' stands at ' || balance AS detail
          FROM ledger_accounts WHERE owner LIKE 'player:%' AND balance < 0 LIMIT 5`,
  },
  {
    id: 'I4',
    sql: `SELECT 'account ' || a.id || ' stores ' || a.balance AS detail
          FROM ledger_accounts a
          LEFT JOIN (SELECT account_id, sum(amount) AS total, count(*) AS entries FROM ledger_entries GROUP BY account_id) e
            ON e.account_id = a.id
          WHERE a.balance <> coalesce(e.total, 0) OR a.entry_count <> coalesce(e.entries, 0) LIMIT 5`,
  },
  {
    id: 'I5',
    sql: `SELECT 'reference ' || reference AS detail FROM ledger_transfers GROUP BY reference HAVING count(*) > 1 LIMIT 5`,
  },
  {
    // A round's transfers have the reference `round:{owner}:{round}:{kind}`, with a number appended for further
    // stakes.
    id: 'I6',
    sql: `SELECT 'round ' || round AS detail FROM (
            SELECT substring(t.reference FROM '^round:(.+):(?:stake|win|roll_back)(?::[0-9]+)?$') AS round,
              a.currency, t.id, t.kind, e.amount
            FROM ledger_transfers t
            JOIN ledger_entries e ON e.transfer_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
            WHERE t.kind IN ('stake', 'win', 'roll_back') AND t.reference LIKE 'round:%'
              AND a.owner = 'house' AND a.kind = 'games') AS moves
          GROUP BY round, currency
          HAVING count(DISTINCT id) FILTER (WHERE kind <> 'stake') > 1
            OR coalesce(sum(amount) FILTER (WHERE kind = 'stake'), 0) <= 0
            OR coalesce(-sum(amount) FILTER (WHERE kind = 'roll_back'), 0) > sum(amount) FILTER (WHERE kind = 'stake')
          LIMIT 5`,
  },
  {
    // A withdrawal reserves funds under `payment:{id}:withheld` and ends under `payment:{id}`.
    id: 'I7',
    sql: `SELECT 'payment ' || payment AS detail FROM (
            SELECT split_part(t.reference, ':', 2) AS payment, a.owner, a.currency, t.id, t.kind, e.amount
            FROM ledger_transfers t
            JOIN ledger_entries e ON e.transfer_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
            WHERE t.kind IN ('withdrawal_hold', 'withdrawal_paid', 'withdrawal_return') AND t.reference LIKE 'payment:%'
              AND a.kind = 'withheld') AS moves
          GROUP BY payment, owner, currency
          HAVING count(DISTINCT id) FILTER (WHERE kind = 'withdrawal_hold') <> 1
            OR count(DISTINCT id) FILTER (WHERE kind <> 'withdrawal_hold') > 1
            OR bool_or(kind <> 'withdrawal_hold') AND sum(amount) <> 0
          LIMIT 5`,
  },
  {
    id: 'I8',
    sql: `SELECT 'account ' || account_id || ' entry ' || seq AS detail FROM ledger_broken_links() LIMIT 5`,
  },
  {
    // A closed account's recalled deposits are refunded. Deposits that were reserved when they arrived never counted
    // as paid in, and go back one for one.
    id: 'I14',
    sql: `SELECT 'account of ' || owner || ' in ' || currency AS detail FROM (
            SELECT a.owner, a.currency, t.kind, e.amount
            FROM ledger_transfers t
            JOIN ledger_entries e ON e.transfer_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
            WHERE a.owner LIKE 'player:%' AND (a.kind, t.kind) IN
              (('cash', 'deposit'), ('cash', 'deposit_recalled'), ('withheld', 'withdrawal_paid'))) AS moves
          GROUP BY owner, currency
          HAVING bool_or(kind = 'deposit_recalled') AND sum(amount) < 0
          LIMIT 5`,
  },
];

/**
 * Checks I1 to I8 and I14 over the whole ledger. Reads every entry, so use it only in the console, tests and nightly
 * runs.
 */
export async function checkInvariants(sql: Sql): Promise<InvariantCheck[]> {
  const checks: InvariantCheck[] = [];
  for (const { id, sql: text } of breakers) {
    const rows = await sql.query<{ detail: string }>(text);
    checks.push({ id, intact: rows.length === 0, detail: rows.map(row => row.detail).join('; ') || null });
  }
  return checks;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Sql, Tx } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { testDeps } from '../testing/test-deps.ts';
import {
  checkInvariants,
  houseAccount,
  openAccount,
  playerAccount,
  pointsAccount,
  pointsIssued,
  postAll,
  type Transfer,
} from './ledger.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  const cash = playerAccount(1, 'cash', 'EUR');
  const legs = [
    { account: cash, amount: 100n },
    { account: houseAccount('payments', 'EUR'), amount: -100n },
  ];
  await db.transaction(async tx => {
    await openAccount(tx, cash);
    await postAll(tx, testDeps(), [{ kind: 'deposit', reference: 'payment:1', legs }]);
  });
});
afterAll(() => db.close());

/** Returns the ids of the violated invariants. Also checks that only these have a `detail`. */
async function broken(sql: Sql): Promise<string[]> {
  const checks = await checkInvariants(sql);
  for (const { intact, detail } of checks) {
    if (intact) expect(detail).toBeNull();
    else expect(detail).toMatch(/^(?:transfer|account|reference|round|payment) \S|^[A-Z]{3,} is off by /);
  }
  return checks.filter(check => !check.intact).map(({ id }) => id);
}

/** Each entry corrupts one thing by direct SQL. The checks must report exactly the listed invariants. */
const tampering: readonly { what: string; sql: string; broken: string[] }[] = [
  {
    what: 'a stored balance',
    sql: "UPDATE ledger_accounts SET balance = balance + 1 WHERE owner = 'player:1' AND balance > 0",
    broken: ['I2', 'I4'],
  },
  {
    what: 'an entry’s amount',
    sql: 'UPDATE ledger_entries SET amount = amount + 1 WHERE (account_id, seq) = (SELECT account_id, seq FROM ledger_entries LIMIT 1)',
    broken: ['I1', 'I4', 'I8'],
  },
  {
    what: 'the currency of one side of a transfer, whose entries then balance over two currencies and in neither',
    sql: "UPDATE ledger_accounts SET currency = 'CAD' WHERE owner = 'house'",
    broken: ['I1', 'I2'],
  },
  {
    what: 'the time of a transfer',
    sql: "UPDATE ledger_transfers SET at = at + interval '1 second' WHERE reference = 'payment:1'",
    broken: ['I8'],
  },
  {
    what: 'a player’s balance below nothing',
    sql: `ALTER TABLE ledger_accounts DROP CONSTRAINT player_money_is_not_negative;
          UPDATE ledger_accounts SET balance = -1 WHERE owner = 'player:1' AND balance > 0`,
    broken: ['I2', 'I3', 'I4'],
  },
  {
    what: 'a player’s bonus below nothing',
    sql: `ALTER TABLE ledger_accounts DROP CONSTRAINT player_money_is_not_negative;
          UPDATE ledger_accounts SET balance = -1 WHERE owner = 'player:1' AND kind = 'bonus'`,
    broken: ['I2', 'I3', 'I4'],
  },
  {
    what: 'a reference that stands twice',
    sql: `ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_reference_key;
          INSERT INTO ledger_transfers (reference, kind, at) SELECT reference, kind, at FROM ledger_transfers`,
    broken: ['I5'],
  },
  {
    what: 'a whole transfer, neatly removed',
    sql: `WITH gone AS (DELETE FROM ledger_entries RETURNING account_id)
          UPDATE ledger_accounts SET balance = 0, entry_count = 0 WHERE id IN (SELECT account_id FROM gone)`,
    broken: ['I8'],
  },
];

class Undone extends Error {}

/** Returns the invariants that are violated after `work`, whose changes are then rolled back. */
async function brokenBy(work: (tx: Tx) => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  const changing = db.transaction(async tx => {
    await work(tx);
    found.push(...(await broken(tx)));
    throw new Undone();
  });
  await expect(changing).rejects.toThrow(Undone);
  return found;
}

describe('tampering with the ledger', () => {
  it.each(tampering)(
    'tampering with the ledger violates an invariant: $what [I1] [I2] [I3] [I4] [I5] [I8]',
    async ({ sql, broken: expected }) => {
      expect(await broken(db)).toEqual([]);
      const found = await brokenBy(async tx => {
        await tx.query(
          `ALTER TABLE ledger_entries DISABLE TRIGGER USER; ALTER TABLE ledger_transfers DISABLE TRIGGER USER`,
        );
        await tx.query(sql);
      });
      expect(found).toEqual(expected);
    },
  );
});

describe('tampering with points', () => {
  it.each([
    ['a stored balance', `UPDATE ledger_accounts SET balance = balance + 1 WHERE kind = 'points'`, ['I2', 'I4']],
    [
      'an entry’s amount',
      `UPDATE ledger_entries SET amount = amount + 1
       WHERE account_id = (SELECT id FROM ledger_accounts WHERE kind = 'points')`,
      ['I1', 'I4', 'I8'],
    ],
    [
      'a balance below nothing',
      `ALTER TABLE ledger_accounts DROP CONSTRAINT player_money_is_not_negative;
       UPDATE ledger_accounts SET balance = -1 WHERE kind = 'points'`,
      ['I2', 'I3', 'I4'],
    ],
  ])(
    'tampering with points violates the invariants like tampering with money: %s [PX-05] [I3]',
    async (_what, sql, expected) => {
      const found = await brokenBy(async tx => {
        await openAccount(tx, pointsAccount(1));
        const legs = [
          { account: pointsAccount(1), amount: 30n },
          { account: pointsIssued, amount: -30n },
        ];
        await postAll(tx, testDeps(), [{ kind: 'points_given', reference: 'points:1:gift', legs }]);
        expect(await broken(tx)).toEqual([]);
        await tx.query('ALTER TABLE ledger_entries DISABLE TRIGGER USER');
        await tx.query(sql);
      });
      expect(found).toEqual(expected);
    },
  );
});

type Move = readonly [kind: Transfer['kind'], reference: string, amount: bigint];

/**
 * A transfer of a round between the player and the house's games account. `amount` is the change to the player's
 * balance.
 */
const ofRound = (kind: 'stake' | 'win' | 'roll_back', amount: bigint, more = ''): Move => [
  kind,
  `round:player:1:r:${kind}${more}`,
  amount,
];
const held: Move = ['withdrawal_hold', 'payment:9:withheld', 40n];
const paid: Move = ['withdrawal_paid', 'payment:9', -40n];

const histories: readonly { what: string; moves: readonly Move[]; broken: string[] }[] = [
  { what: 'a round that is open', moves: [ofRound('stake', -40n), ofRound('stake', -20n, ':1')], broken: [] },
  { what: 'a round that wins', moves: [ofRound('stake', -40n), ofRound('win', 400n)], broken: [] },
  {
    what: 'a round that is taken back whole',
    moves: [ofRound('stake', -40n), ofRound('stake', -20n, ':1'), ofRound('roll_back', 60n)],
    broken: [],
  },
  { what: 'a win without a bet', moves: [ofRound('win', 40n)], broken: ['I6'] },
  { what: 'a stake given back that nobody placed', moves: [ofRound('roll_back', 40n)], broken: ['I6'] },
  {
    what: 'more given back than was staked',
    moves: [ofRound('stake', -40n), ofRound('roll_back', 41n)],
    broken: ['I6'],
  },
  {
    what: 'a round that is paid and taken back',
    moves: [ofRound('stake', -40n), ofRound('win', 10n), ofRound('roll_back', 40n)],
    broken: ['I6'],
  },
  { what: 'a withdrawal under way', moves: [held], broken: [] },
  { what: 'a withdrawal that is paid', moves: [held, paid], broken: [] },
  { what: 'a withdrawal given back', moves: [held, ['withdrawal_return', 'payment:9', -40n]], broken: [] },
  {
    what: 'a withdrawal that was never held, paid with another’s money',
    moves: [['withdrawal_hold', 'payment:8:withheld', 40n], paid],
    broken: ['I7'],
  },
  {
    what: 'a withdrawal that pays less than was held',
    moves: [held, ['withdrawal_paid', 'payment:9', -39n]],
    broken: ['I7'],
  },
  {
    what: 'a withdrawal that is paid and given back',
    moves: [['withdrawal_hold', 'payment:8:withheld', 40n], held, paid, ['withdrawal_return', 'payment:9:again', -40n]],
    broken: ['I7'],
  },
  {
    what: 'a closed account whose remainder goes back after a payout',
    moves: [held, paid, ['deposit_recalled', 'payment:1:recalled', -60n]],
    broken: [],
  },
  {
    what: 'a closed account that gets back more than was paid in',
    moves: [ofRound('stake', -40n), ofRound('win', 400n), held, paid, ['deposit_recalled', 'payment:1:recalled', -61n]],
    broken: ['I14'],
  },
];

describe('the invariants for rounds and withdrawals', () => {
  it.each(histories)(
    'the invariants for rounds and withdrawals judge this case correctly: $what [I6] [I7]',
    async ({ moves, broken: expected }) => {
      const found = await brokenBy(async tx => {
        const [cash, withheld] = [playerAccount(1, 'cash', 'EUR'), playerAccount(1, 'withheld', 'EUR')];
        await openAccount(tx, withheld);
        const transfers = moves.map(([kind, reference, amount]) => {
          const [account, other] = reference.startsWith('round:')
            ? [cash, houseAccount('games', 'EUR')]
            : kind === 'deposit_recalled'
              ? [cash, houseAccount('payments', 'EUR')]
              : [withheld, kind === 'withdrawal_paid' ? houseAccount('payments', 'EUR') : cash];
          const legs = [
            { account, amount },
            { account: other, amount: -amount },
          ];
          return { kind, reference, legs };
        });
        await postAll(tx, testDeps(), transfers);
      });
      expect(found).toEqual(expected);
    },
  );
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { testDeps } from '../testing/test-deps.ts';
import {
  balanceOf,
  checkInvariants,
  houseAccount,
  openAccount,
  playerAccount,
  postAll,
  type Posted,
  type Transfer,
} from './ledger.ts';

const players = [1, 2, 3];
const currencies = ['EUR', 'JPY', 'ETH'] as const;
const kinds = ['cash', 'bonus'] as const;

/** Amounts from one minor unit to far past what a float can hold. */
const amounts = fc.oneof(fc.bigInt(1n, 1_000n), fc.bigInt(1n, 10n ** 24n));
const places = fc.record({
  player: fc.constantFrom(...players),
  kind: fc.constantFrom(...kinds),
  currency: fc.constantFrom(...currencies),
});
/** Few for each account, so that some come twice. */
const numbers = fc.integer({ min: 1, max: 5 });

const transfers = fc
  .record({ place: places, amount: amounts, gives: fc.boolean(), number: numbers })
  .map(({ place, amount, gives, number }): Transfer => ({
    kind: gives ? 'win' : 'stake',
    reference: `${place.player}:${place.kind}:${place.currency}:${number}`,
    legs: [
      { account: playerAccount(place.player, place.kind, place.currency), amount: gives ? amount : -amount },
      { account: houseAccount('games', place.currency), amount: gives ? -amount : amount },
    ],
  }));
/** Posts of one to three transfers, no reference twice within one. */
const posts = fc.uniqueArray(transfers, { minLength: 1, maxLength: 3, selector: transfer => transfer.reference });

/** What the ledger should hold, kept in a map: simple enough to be believed. */
class Model {
  readonly balances = new Map<string, bigint>();
  readonly references = new Set<string>();

  post(all: readonly Transfer[]): Posted['outcome'] {
    if (all.some(transfer => this.references.has(transfer.reference))) return 'duplicate';
    const next = new Map(this.balances);
    for (const { account, amount } of all.flatMap(transfer => transfer.legs)) {
      const key = `${account.owner} ${account.kind} ${account.currency}`;
      const balance = (next.get(key) ?? 0n) + amount;
      if (account.owner !== 'house' && balance < 0n) return 'not_enough_money';
      next.set(key, balance);
    }
    for (const [key, balance] of next) this.balances.set(key, balance);
    for (const transfer of all) this.references.add(transfer.reference);
    return 'posted';
  }
}

async function withLedger(test: (db: Database) => Promise<void>): Promise<void> {
  const db = await openTestDatabase();
  try {
    await db.transaction(async tx => {
      for (const player of players) {
        for (const kind of kinds) {
          for (const currency of currencies) await openAccount(tx, playerAccount(player, kind, currency));
        }
      }
    });
    await test(db);
  } finally {
    await db.close();
  }
}

const allIntact = async (db: Database) => (await checkInvariants(db)).filter(check => !check.intact);
const deps = testDeps();

describe('the ledger under any history', () => {
  it('agrees with a plain model post by post and stays whole [I1] [I2] [I3] [I4] [I5] [I8]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(posts, { minLength: 1, maxLength: 40 }), history =>
        withLedger(async db => {
          const model = new Model();
          for (const all of history) {
            const posted = await db.transaction(tx => postAll(tx, deps, all));
            expect(posted.outcome).toBe(model.post(all));
          }
          for (const [key, balance] of model.balances) {
            const [owner = '', kind = '', currency] = key.split(' ');
            const known = currencies.find(code => code === currency) ?? 'EUR';
            expect(await balanceOf(db, { owner, kind, currency: known })).toBe(balance);
          }
          expect(await allIntact(db)).toEqual([]);
        }),
      ),
      { numRuns: 8 },
    );
  });

  it('stays whole with everything at once, each reference posted at most once [I3] [I5] [A23]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(posts, { minLength: 20, maxLength: 80 }), history =>
        withLedger(async db => {
          const results = await Promise.all(history.map(all => db.transaction(tx => postAll(tx, deps, all))));
          const posted = history.flatMap((all, at) => (results[at]?.outcome === 'posted' ? all : []));
          const postedReferences = posted.map(transfer => transfer.reference);
          expect(new Set(postedReferences).size).toBe(postedReferences.length);
          const kept = await db.query<{ reference: string }>('SELECT reference FROM ledger_transfers');
          expect(kept.map(row => row.reference).toSorted()).toEqual(postedReferences.toSorted());
          expect(await allIntact(db)).toEqual([]);
        }),
      ),
      { numRuns: 6 },
    );
  });
});

/** Each breaks one thing behind the ledger's back; the check must name it. */
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

describe('a ledger somebody changed', () => {
  it.each(tampering)('is found out: $what [I1] [I2] [I3] [I4] [I5] [I8]', async ({ sql, broken }) => {
    await withLedger(async db => {
      const cash = playerAccount(1, 'cash', 'EUR');
      const legs = [
        { account: cash, amount: 100n },
        { account: houseAccount('payments', 'EUR'), amount: -100n },
      ];
      await db.transaction(tx => postAll(tx, deps, [{ kind: 'deposit', reference: 'payment:1', legs }]));
      expect(await allIntact(db)).toEqual([]);
      await db.query(
        `ALTER TABLE ledger_entries DISABLE TRIGGER USER; ALTER TABLE ledger_transfers DISABLE TRIGGER USER`,
      );
      await db.query(sql);
      expect((await allIntact(db)).map(check => check.id)).toEqual(broken);
    });
  });
});

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { draftPosts, HistoryNames, LedgerModel, type DraftTransfer } from '../testing/ledger-model.ts';
import { testDeps } from '../testing/test-deps.ts';
import { balanceOf, checkInvariants, openAccount, postAll, type Transfer } from './ledger.ts';

/** One ledger for all histories. Each history has its own accounts and references. */
let db: Database;
const runs = process.env['TESTS'] === 'all' ? 200 : 40;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const deps = testDeps();
let reported = 0;

/** Creates the transfers of a history on unused accounts and opens its players' accounts. */
async function begin(history: readonly (readonly DraftTransfer[])[]): Promise<{ prefix: string; posts: Transfer[][] }> {
  const names = new HistoryNames((reported += 1));
  await db.transaction(async tx => {
    for (const account of names.playerAccounts()) await openAccount(tx, account);
  });
  return { prefix: names.prefix, posts: history.map(drafts => drafts.map(draft => names.transfer(draft))) };
}

/** Long enough for many posts on a busy machine. */
const patiently = { timeout: 240_000 };

/**
 * If two concurrent posts share a reference but no account, the later one throws a duplicate-key error. Any other
 * error is a failure.
 */
function refusalOf(error: unknown): 'duplicate' {
  if (error instanceof Error && Reflect.get(error, 'constraint') === 'ledger_transfers_reference_key')
    return 'duplicate';
  throw error;
}

const post = (all: readonly Transfer[]) => db.transaction(tx => postAll(tx, deps, all));

interface Held {
  readonly account: Transfer['legs'][number]['account'];
  readonly balance: bigint;
}

async function expectBalances(expected: readonly Held[]): Promise<void> {
  const balances = await Promise.all(expected.map(({ account }) => balanceOf(db, account)));
  expect(balances).toEqual(expected.map(({ balance }) => balance));
}

/** The balances that result from transfers, in whatever order they are posted. */
function sumsOf(transfers: readonly Transfer[]): Held[] {
  const sums = new Map<string, Held>();
  for (const { account, amount } of transfers.flatMap(({ legs }) => legs)) {
    const key = JSON.stringify(account);
    sums.set(key, { account, balance: (sums.get(key)?.balance ?? 0n) + amount });
  }
  return [...sums.values()];
}

async function expectIntact(): Promise<void> {
  expect((await checkInvariants(db)).filter(check => !check.intact)).toEqual([]);
}

describe('the ledger under random histories', () => {
  it(
    'with random posts, the ledger matches a simple model after each post and stays intact [I1] [I2] [I3] [I4] [I5] [I8]',
    patiently,
    async () => {
      const outcomes = { posted: 0, duplicate: 0, not_enough_money: 0 };
      await fc.assert(
        fc.asyncProperty(fc.array(draftPosts, { minLength: 5, maxLength: 20 }), async history => {
          const model = new LedgerModel();
          const { posts } = await begin(history);
          for (const all of posts) {
            const posted = await post(all);
            expect(posted.outcome).toBe(model.post(all));
            outcomes[posted.outcome] += 1;
            if (posted.outcome === 'not_enough_money') continue;
            const ofPlayers = posted.balances.filter(({ account }) => account.owner !== 'house');
            expect(ofPlayers).toEqual(model.reported(all));
          }
          await expectBalances(model.accounts());
        }),
        { numRuns: runs },
      );
      await expectIntact();
      // Every outcome must occur among hundreds of posts; otherwise the model was not tested.
      for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(0);
      const [spread] = await db.query<{ rows: number }>(
        `SELECT count(*)::int AS rows FROM ledger_accounts WHERE owner = 'house' GROUP BY kind, currency
       ORDER BY 1 DESC LIMIT 1`,
      );
      expect(spread?.rows).toBeGreaterThan(1);
    },
  );

  it(
    'the ledger stays intact under concurrent posts, with each reference posted at most once [I3] [I5] [A23]',
    patiently,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(draftPosts, { minLength: 10, maxLength: 20 }), async history => {
          const { prefix, posts } = await begin(history);
          const outcomes = await Promise.all(posts.map(all => post(all).then(({ outcome }) => outcome, refusalOf)));
          const posted = posts.filter((_all, at) => outcomes[at] === 'posted').flat();
          const references = posted.map(({ reference }) => reference);
          expect(new Set(references).size).toBe(references.length);
          const kept = await db.query<{ reference: string }>(
            'SELECT reference FROM ledger_transfers WHERE starts_with(reference, $1)',
            [prefix],
          );
          expect(kept.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
          for (const [at, all] of posts.entries()) {
            if (outcomes[at] === 'posted' || outcomes[at] === 'not_enough_money') continue;
            expect(all.some(({ reference }) => references.includes(reference))).toBe(true);
          }
          await expectBalances(sumsOf(posted));
        }),
        { numRuns: runs },
      );
      await expectIntact();
    },
  );
});

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { draftPosts, HistoryNames, LedgerModel, type DraftTransfer } from '../testing/ledger-model.ts';
import { testDeps } from '../testing/test-deps.ts';
import { balanceOf, checkInvariants, openAccount, postAll, type Transfer } from './ledger.ts';

/** One ledger for all histories, each with accounts and references of its own. */
let db: Database;
const runs = process.env['TESTS'] === 'all' ? 200 : 40;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const deps = testDeps();
let reported = 0;

/** The transfers of a history with accounts that nobody has used; its players' are open. */
async function begin(history: readonly (readonly DraftTransfer[])[]): Promise<{ prefix: string; posts: Transfer[][] }> {
  const names = new HistoryNames((reported += 1));
  await db.transaction(async tx => {
    for (const account of names.playerAccounts()) await openAccount(tx, account);
  });
  return { prefix: names.prefix, posts: history.map(drafts => drafts.map(draft => names.transfer(draft))) };
}

/** Many posts, on a machine that does other things as well. */
const patiently = { timeout: 240_000 };

/** Posts of one reference that meet and have no account in common: the later one throws. Whatever else it threw is a fault. */
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

/** What transfers add up to, in whatever order they go. */
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

describe('the ledger under any history', () => {
  it('agrees with a plain model post by post and stays whole [I1] [I2] [I3] [I4] [I5] [I8]', patiently, async () => {
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
    // Of hundreds of posts some must have gone each way, or the model was never asked.
    for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(0);
    const [spread] = await db.query<{ rows: number }>(
      `SELECT count(*)::int AS rows FROM ledger_accounts WHERE owner = 'house' GROUP BY kind, currency
       ORDER BY 1 DESC LIMIT 1`,
    );
    expect(spread?.rows).toBeGreaterThan(1);
  });

  it('stays whole with everything at once, each reference posted at most once [I3] [I5] [A23]', patiently, async () => {
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
  });
});

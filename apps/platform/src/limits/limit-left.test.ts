import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { houseAccount, openAccount, playerAccount, post } from '../ledger/ledger.ts';
import { testClock } from '../testing/test-clock.ts';
import { testDeps, testStart } from '../testing/test-deps.ts';
import { limitReached, stakeRefused } from './limit-left.ts';
import { limitsOf } from './limits-of.ts';
import { putLimit } from './put-limit.ts';
import type { MoneyLimit } from './window.ts';

const dayMs = 86_400_000;
const clock = testClock(testStart);
const deps = testDeps(clock);
let db: Database;
let playerId = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  playerId += 1;
  await db.transaction(tx => openAccount(tx, playerAccount(playerId, 'cash', 'EUR')));
});

const limit = (type: MoneyLimit, amount: bigint, period: 'day' | 'forever' = 'day') =>
  db.transaction(tx =>
    putLimit(tx, deps, playerId, { type, period, endsAt: null, accounts: [{ currency: 'EUR', amount }] }),
  );
const move = (kind: 'deposit' | 'stake', amount: bigint) =>
  db.transaction(tx =>
    post(tx, deps, {
      kind,
      reference: deps.id(),
      legs: [
        { account: houseAccount('games', 'EUR'), amount: -amount },
        { account: playerAccount(playerId, 'cash', 'EUR'), amount },
      ],
    }),
  );
const limits = () => limitsOf(db, playerId, clock.now());
const refused = async (currency = 'EUR') => stakeRefused(db, { playerId, currency, now: clock.now() }, await limits());
const reported = (type: MoneyLimit, left_cents: number, until: Date | null, currency = 'EUR') => ({
  refused: 'limit_reached',
  limit: { type, period: 'day', currency, left_cents, until: until?.toISOString() ?? null },
});

describe('the refusal of a stake because of a limit', () => {
  it.each([
    ['loss', 300n, 200n],
    ['wager', 200n, 300n],
  ] as const)(
    'a refused stake reports the %s limit if that one leaves the least of several limits',
    async (type, wager, loss) => {
      await limit('wager', wager);
      await limit('loss', loss);
      expect(await refused()).toEqual(reported(type, 200, null));
    },
  );

  it('a refused stake reports the loss limit rather than a wager limit that leaves the same amount', async () => {
    await limit('wager', 200n);
    await limit('loss', 200n);
    expect(await refused()).toEqual(reported('loss', 200, null));
  });

  it('a refused stake reports a deposit limit only if it is reached', async () => {
    await limit('deposit', 100n);
    await limit('loss', 500n);
    expect(await refused()).toEqual(reported('loss', 500, null));
    await move('deposit', 100n);
    expect(await refused()).toEqual(reported('deposit', 0, new Date(clock.now().getTime() + dayMs)));
  });

  it("a refused stake reports when the oldest counted stake leaves the window, and the amount left in the stake's currency", async () => {
    await move('deposit', 1_000n);
    await limit('wager', 1_000n);
    const oldest = clock.now().getTime();
    await move('stake', -100n);
    clock.advance(1_000);
    await move('stake', -238n);
    // EUR 6.62 is CAD 10.00.
    expect(await refused('CAD')).toEqual(reported('wager', 1_000, new Date(oldest + dayMs), 'CAD'));
    clock.advance(dayMs - 1_000);
    expect(await refused()).toEqual(reported('wager', 762, new Date(oldest + 1_000 + dayMs)));
  });

  it('a refused stake reports no time if the counted stakes never leave the window', async () => {
    await move('deposit', 1_000n);
    await limit('loss', 300n, 'forever');
    clock.advance(1);
    await move('stake', -100n);
    expect(await refused()).toMatchObject({ limit: { period: 'forever', left_cents: 200, until: null } });
  });

  it('a refused stake reports no details if no money limit applies or the platform does not know the currency', async () => {
    expect(await refused()).toEqual({ refused: 'limit_reached' });
    await limit('deposit', 100n);
    expect(await refused()).toEqual({ refused: 'limit_reached' });
    expect(await refused('XXX')).toEqual({ refused: 'limit_reached' });
    const of = { playerId, type: 'loss', currency: 'EUR', now: clock.now() } as const;
    expect(await limitReached(db, of, await limits())).toEqual({ refused: 'limit_reached' });
  });
});

it("a new limit notifies the player's screens of the limit's type [C2]", async () => {
  await limit('wager', 100n);
  const rows = await db.query('SELECT data FROM outbox WHERE channel = $1', [`game_limits#${playerId}`]);
  expect(rows).toEqual([{ data: { type: 'wager' } }]);
});

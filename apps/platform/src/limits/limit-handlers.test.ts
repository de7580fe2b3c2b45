import { LimitPeriod, type UserLimit } from '@liftoff/contract/limits/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { houseAccount, playerAccount, post } from '../ledger/ledger.ts';
import { ownLimits } from '../testing/own-limits.ts';
import { signInDemo } from '../testing/play.ts';
import { signUpForm } from '../testing/sign-up-form.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { testPlatform, usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { putLimit } from './put-limit.ts';
import { setLimit, type NewLimit } from './set-limit.ts';

const dayMs = 86_400_000;

let player: TestCaller;
let playerId: number;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  // Moves the seed's transfers out of a one-day window.
  platform.clock.advance(2 * dayMs);
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});

const list = (caller = player) => caller.send<UserLimit[]>('GET', '/api/user_limits');
const set = (limit: Partial<NewLimit>) =>
  platform.db.transaction(tx =>
    setLimit(tx, platform.deps, playerId, { type: 'wager', period: 'day', endsAt: null, accounts: [], ...limit }),
  );
/** Moves cash as the cashbox or a game would. */
const move = (kind: 'deposit' | 'stake' | 'win', reference: string, amount: bigint) =>
  platform.db.transaction(tx =>
    post(tx, platform.deps, {
      kind,
      reference,
      legs: [
        { account: houseAccount(kind === 'deposit' ? 'payments' : 'games', 'EUR'), amount: -amount },
        { account: playerAccount(playerId, 'cash', 'EUR'), amount },
      ],
    }),
  );
const eur = (amount: bigint) => [{ currency: 'EUR', amount }];
const usedOf = async (type: string) =>
  (await list()).body.find(limit => limit.type === type)?.accounts[0]?.current_value_amount_cents;

describe("a player's limits in force", () => {
  it('a player has no limits at first, and a guest has no list of limits [CALL-076]', async () => {
    expect(await list()).toMatchObject({ status: 200, body: [] });
    expect((await list(platform.caller())).status).toBe(401);
  });

  it('the list of limits shows type, period, amount, the amount used in the window, and when more becomes available [C6] [CALL-076] [ENTITY-015]', async () => {
    await set({ type: 'deposit', period: 'day', accounts: eur(10_000n) });
    await set({ type: 'wager', period: 'week', accounts: eur(5_000n) });
    await set({ type: 'loss', period: 'month', accounts: eur(3_000n) });
    await move('deposit', 'limits:deposit', 2_500n);
    await move('stake', 'limits:stake', -400n);
    await move('win', 'limits:win', 150n);
    const { body } = await list();
    const reported = (
      type: string,
      period: string,
      [amount_cents, current_value_amount_cents]: [number, number],
      resets_at: string,
    ) => ({
      id: expect.stringMatching(/^\d+$/),
      type,
      period,
      accounts: [{ currency: 'EUR', amount_cents, current_value_amount_cents }],
      minutes: null,
      resets_at,
      ends_at: null,
      pending: null,
    });
    expect(body).toEqual([
      reported('deposit', 'day', [10_000, 2_500], '2026-11-23T12:00:00.000Z'),
      reported('wager', 'week', [5_000, 400], '2026-11-29T12:00:00.000Z'),
      reported('loss', 'month', [3_000, 250], '2026-12-22T12:00:00.000Z'),
    ]);
    platform.clock.advance(2 * dayMs);
    player = await signInDemo(platform);
    expect(await usedOf('deposit')).toBe(0);
    expect(await usedOf('wager')).toBe(400);
  });

  it("limits count losses and wagers in a second currency at the platform's rate [C7]", async () => {
    const before = (await list()).body.map(({ accounts }) => Number(accounts[0]?.current_value_amount_cents));
    await platform.db.transaction(async tx => {
      for (const [kind, amount] of [
        ['stake', -1_001n],
        ['win', 501n],
      ] as const)
        await post(tx, platform.deps, {
          kind,
          reference: `limits:cad:${kind}`,
          legs: [
            { account: houseAccount('games', 'CAD'), amount: -amount },
            { account: playerAccount(playerId, 'cash', 'CAD'), amount },
          ],
        });
    });
    const after = (await list()).body.map(({ accounts }) => Number(accounts[0]?.current_value_amount_cents));
    // CAD 10.01 is EUR 6.62662 and CAD 5.00 is EUR 3.31; the amounts are rounded against the player.
    expect(after.map((value, at) => value - (before[at] ?? 0))).toEqual([0, 663, 331]);
  });

  it('the list of limits covers every type and period of the entity, and shows when a break ends [CALL-076] [D8] [ENTITY-015]', async () => {
    const endsAt = new Date(platform.clock.now().getTime() + 600_000);
    for (const period of LimitPeriod.options) await set({ type: 'loss', period, accounts: eur(1n) });
    await set({ type: 'session', endsAt });
    await platform.db.transaction(async tx => {
      for (const type of ['coolingoff', 'selfexclusion'] as const)
        await putLimit(tx, platform.deps, playerId, { type, period: 'day', endsAt, accounts: [] });
    });
    const { body } = await list();
    expect(new Set(body.map(limit => limit.type))).toEqual(
      new Set(['loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session']),
    );
    expect(new Set(body.map(limit => limit.period))).toEqual(new Set(LimitPeriod.options));
    expect(body.find(limit => limit.type === 'coolingoff')).toMatchObject({
      accounts: [],
      ends_at: endsAt.toISOString(),
    });
    platform.clock.advance(600_000);
    expect((await list()).body.some(limit => limit.type === 'coolingoff')).toBe(false);
  });

  it('the list of limits shows the currency of a limit of zero [CALL-076]', async () => {
    const limited = await signInDemo(platform, 'limited@liftoff.test');
    const [limit] = (await list(limited)).body;
    expect(limit).toMatchObject({
      type: 'loss',
      accounts: [{ currency: 'EUR', amount_cents: 0, current_value_amount_cents: 0 }],
    });
  });

  it('a deposit limit chosen at registration is in force immediately [CALL-076] [C1]', async () => {
    const signedUp = async (email: string, more: object) => {
      const caller = platform.caller();
      const user = { ...signUpForm, email, ...more };
      expect((await caller.send('POST', '/api/users', { user })).status).toBe(201);
      return (await list(caller)).body;
    };
    const deposit_limit = { period: 'week', amount_cents: 12_300 };
    const accounts = [{ currency: 'CAD', amount_cents: 12_300, current_value_amount_cents: 0 }];
    expect(await signedUp('limit@example.com', { deposit_limit })).toMatchObject([
      { type: 'deposit', period: 'week', ends_at: null, accounts },
    ]);
    expect(await signedUp('free@example.com', {})).toEqual([]);
  });

  it('the console replaces the limits in force with another block, or ends them [CALL-076]', async () => {
    const email = 'vip@liftoff.test';
    const block = (blocked: string) => platform.operator().send('POST', `/console/api/players/${email}`, { blocked });
    const vip = await signInDemo(platform, email);
    expect((await block('limit_reached')).status).toBe(200);
    const nothing = [{ currency: 'EUR', amount_cents: 0, current_value_amount_cents: 0 }];
    const lost = { type: 'loss', period: 'day', ends_at: null, accounts: nothing };
    expect((await list(vip)).body).toMatchObject([lost]);
    await block('cooling_off');
    const endsAt = new Date(platform.clock.now().getTime() + dayMs).toISOString();
    expect((await list(vip)).body).toMatchObject([
      { type: 'coolingoff', period: 'day', ends_at: endsAt, accounts: [] },
    ]);
    await block('none');
    expect((await list(vip)).body).toEqual([]);
  });
});

it('a newly opened platform responds to the calls about limits and watches its players for harm [CALL-076] [CALL-079] [C42]', async () => {
  const opened = await testPlatform({ seed: 'small' });
  try {
    const own = ownLimits(opened);
    const caller = await own.begin();
    const get = async <Body>(path: string) => (await caller.send<Body>('GET', path)).body;
    const minutes = { type: 'session', period: 'day', minutes: 60 };
    await own.set(minutes);
    expect(await own.list()).toMatchObject([minutes]);
    expect((await get<object[]>('/api/help_lines')).length).toBeGreaterThan(0);
    expect(await get('/api/player/reality_check')).toMatchObject({ interval_min: 60, due: false });
    expect(await get('/api/player/login_hours')).toEqual({ hours: null, waiting: null });
    await own.set({ ...minutes, minutes: 90 });
    const token = await own.mailed();
    const look = () => caller.send('POST', '/api/user_limits/confirm', { token, look: true });
    expect(await look()).toMatchObject({
      status: 200,
      body: { type: 'session', before: { minutes: 60 }, after: { minutes: 90 }, confirmed: false },
    });
    opened.clock.advance(dayMs);
    expect(await own.confirm(token)).toMatchObject({ status: 200, body: { type: 'session', confirmed: true } });
    expect(await look()).toMatchObject({ status: 422, body: { errors: { token: ['unknown'] } } });
    await takeFacts(opened, 'harm');
    expect(await opened.db.query('SELECT FROM harm')).toHaveLength(1);
  } finally {
    await opened.close();
  }
});

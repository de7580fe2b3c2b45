import { randomUUID } from 'node:crypto';
import { outcomeDraw } from '../../packages/rules/src/game/fairness.ts';
import { pockets, winningNumber } from '../../packages/rules/src/game/engines/roulette/math.ts';
import { LimitType, type UserLimit } from '../../packages/contract/src/limits/limits.ts';
import { framePath, type Begun } from '../../apps/platform/src/testing/frame-path.ts';
import { launchToken } from '../../apps/platform/src/testing/play.ts';
import { makeCaller, type TestCaller } from '../../apps/platform/src/testing/test-caller.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, openSite, type Site } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite('small')));
afterAll(() => site.close());

const email = 'demo@liftoff.test';
const game = 'roulette-royale';
const day = 86_400_000;

/** Signs the player in on a new browser, without limits and without stakes or deposits in the last 40 days. */
async function begin(): Promise<TestCaller> {
  const { db, clock } = site.casino;
  clock.advance(40 * day);
  for (const table of ['excluded_people', 'user_limit_accounts', 'user_limits', 'reality_checks'])
    await db.query(`DELETE FROM ${table}`);
  const caller = makeCaller({ request: (path, init) => site.ask(path, init) }, { 'sec-fetch-site': 'same-origin' });
  const signedIn = await caller.send('POST', '/api/users/sign_in', { user: { email, password: demoPassword } });
  expect(signedIn.status).toBe(200);
  return caller;
}
const key = () => ({ 'idempotency-key': randomUUID() });
const set = (player: TestCaller, body: object) => player.send<UserLimit>('POST', '/api/user_limits', body, key());
const launch = (player: TestCaller, mode: string) =>
  player.send<{ launch_url: string; refusal?: string }>('POST', `/api/games/${game}/launch`, { mode, locale: 'en-CA' });

/** Stakes one euro with the calls of the page and its frame: on red, or on a number that will not win. */
async function play(player: TestCaller, on: 'red' | 'nothing'): Promise<void> {
  const frame = site.casino.caller();
  const { body } = await launch(player, 'real');
  const launch_token = launchToken(body.launch_url);
  const started = await frame.send<{ frame_token: string }>('POST', '/frame/api/start', { launch_token });
  site.casino.clock.advance(6_000);
  const spot = on === 'red' ? 'red' : `straight:${((await nextNumber()) + 1) % pockets}`;
  const bet = { id: randomUUID(), input: { engine: 'roulette', bets: [{ spot, stake_cents: 100 }] } };
  const headers = { authorization: `Bearer ${started.body.frame_token}` };
  expect((await frame.send('POST', '/frame/api/bet', bet, headers)).status).toBe(200);
}

/** The winning number of the player's next round, computed from the secret server seed. */
async function nextNumber(): Promise<number> {
  const [pair] = await site.casino.db.query<{ server_seed: string; client_seed: string; nonce: number }>(
    `SELECT server_seed, client_seed, nonce FROM game_seed_pairs
     WHERE owner LIKE 'player:%' AND game = $1 AND revealed_at IS NULL`,
    [game],
  );
  if (pair === undefined) throw new Error('the game has no seeds');
  const { server_seed: serverSeed, client_seed: clientSeed, nonce } = pair;
  return winningNumber(outcomeDraw({ serverSeed, clientSeed, nonce }));
}

async function deposit(player: TestCaller): Promise<void> {
  const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
  const begun = await player.send<Begun>('POST', '/payments/deposits', body, key());
  expect(begun.status).toBe(201);
  await site.casino.caller().send('POST', `${framePath(begun.body)}/pay`, { card: 'tok_succeeds' });
  site.casino.clock.advance(1_000);
  await site.casino.jobs.runDue();
}

const answeredTo = { coolingoff: 'cooling_off', selfexclusion: 'unauthenticated' } as Record<LimitType, string>;
/** How a player sets each type of limit, and how the limit is reached. */
const types: Record<LimitType, { body: object; reach: (player: TestCaller) => Promise<void> }> = {
  wager: {
    body: { period: 'day', currency: 'EUR', amount_cents: 100 },
    reach: player => play(player, 'red'),
  },
  loss: {
    body: { period: 'week', currency: 'EUR', amount_cents: 100 },
    reach: player => play(player, 'nothing'),
  },
  deposit: { body: { period: 'month', currency: 'EUR', amount_cents: 5_000 }, reach: deposit },
  session: {
    body: { period: 'day', minutes: 30 },
    reach: async () => {
      site.casino.clock.advance(31 * 60_000);
      await site.casino.jobs.runDue();
    },
  },
  coolingoff: { body: { period: 'week' }, reach: async () => {} },
  selfexclusion: { body: { period: 'month_12', password: demoPassword }, reach: async () => {} },
};

const leadsTo = async (player: TestCaller, path: string) => {
  const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { status, location } = await site.visit(path, { cookie });
  return location ?? status;
};

it.each(LimitType.options)(
  "a limit of type %s is set and reached through the page's calls; games then lead to the limits, and the lobby stays open [C9] [C1]",
  async type => {
    const player = await begin();
    const { body, reach } = types[type];
    expect(await leadsTo(player, '/play/turbogames/rocket-x?mode=real')).toBe(200);
    expect((await launch(player, 'real')).status).toBe(200);
    const made = await set(player, { type, ...body });
    expect(made).toMatchObject({ status: 201, body: { type } });
    await reach(player);
    // A player whose session limit is reached, or who is excluded, is a guest to the platform.
    const out = type === 'session' || type === 'selfexclusion';
    expect((await launch(player, 'real')).body.refusal).toBe(
      out ? 'unauthenticated' : (answeredTo[type] ?? 'limit_reached'),
    );
    if (out) {
      expect((await player.send('GET', '/api/player')).body).toEqual({});
    } else {
      expect((await launch(player, 'demo')).body.refusal).toBe(answeredTo[type] ?? 'limit_reached');
      for (const mode of ['real', 'demo'])
        expect(await leadsTo(player, `/play/turbogames/rocket-x?mode=${mode}`)).toBe('/profile/limits');
      expect(await leadsTo(player, '/profile/limits')).toBe(200);
      const listed = await player.send<UserLimit[]>('GET', '/api/user_limits');
      expect(listed.body.map(limit => limit.type)).toEqual([type]);
    }
    for (const path of ['/', '/categories/turbo', '/search']) expect(await leadsTo(player, path)).toBe(200);
    const again = await player.send<{ refusal?: string }>('POST', '/api/users/sign_in', {
      user: { email, password: demoPassword },
    });
    expect(again.body.refusal).toBe(type === 'selfexclusion' ? 'self_excluded' : undefined);
  },
);

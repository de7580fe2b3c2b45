import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { giveMoney, openFrameOf } from '../../testing/play.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';
import { isPlayerExcludedElsewhere } from '../exclusion/excluded-people.ts';
import { checkOfToday } from './check-of-today.ts';
import { registerChecks } from './register-checks.ts';

/* Tests of today's register results for a player whose identity details or place have changed since. */
let platform: TestPlatform;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
});
afterEach(() => platform.close());

/** Registers a player under the Estonian licence, whose register has just been asked about them. */
async function estonian(): Promise<{ caller: TestCaller; email: string; id: number }> {
  const email = `${randomUUID()}@example.com`;
  const caller = platform.caller({ country: 'EE' });
  const user = { ...signUpForm, email, country: 'EE', currency: 'EUR' };
  const made = await caller.send<{ id: number }>('POST', '/api/users', { user });
  expect(made.status).toBe(201);
  const { id } = made.body;
  expect(await checksOf(false).ofPlayer(id)).toBeNull();
  return { caller, email, id };
}
/** Registers that all list everybody, or nobody; `asked` runs while they are being asked. */
const checksOf = (holds: boolean, asked: () => Promise<unknown> = async () => undefined) =>
  registerChecks(
    platform,
    (['HAMPI', 'BetStop'] as const).map(name => ({ name, holds: async () => (await asked(), holds) })),
    async () => undefined,
  );
const today = (id: number) => checkOfToday(platform.db, id, platform.clock.now());
const register = (name: string, state: string) =>
  platform.operator().send('POST', `/console/api/registers/${name}`, { state });

it('a player who moves to a country whose register is down cannot bet until the register responds [C14]', async () => {
  const { caller, email } = await estonian();
  await giveMoney(platform, email, 'EUR', 10_000);
  const frame = await openFrameOf(platform, caller, 'deep-sea-salvage', 'real');
  const bet = () => {
    platform.clock.advance(10_000);
    return frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 });
  };
  expect((await bet()).status).toBe(200);
  await register('BetStop', 'down');
  expect((await caller.send('PATCH', '/api/player', { country: 'AU' })).status).toBe(200);
  expect(await bet()).toMatchObject({ status: 503, body: { refusal: 'unavailable' } });
  await register('BetStop', 'up');
  expect((await bet()).status).toBe(200);
});

it.each([
  ['first name', { first_name: 'Another' }],
  ['last name', { last_name: 'Another' }],
  ['birthday', { date_of_birth: '1980-02-03' }],
  ['phone', { mobile_phone: '+37255501234' }],
  ['country', { country: 'AU' }],
])('a player whose %s has changed counts as not checked today [C14]', async (_what, edit) => {
  const { caller, id } = await estonian();
  expect(await today(id)).toEqual({ listed: false });
  expect((await caller.send('PATCH', '/api/player', { nickname: 'Anyone' })).status).toBe(200);
  expect(await today(id)).toEqual({ listed: false });
  expect((await caller.send('PATCH', '/api/player', edit)).status).toBe(200);
  expect(await today(id)).toBeNull();
});

it.each([{ country: 'AU' }, { licence: 'SE' }])(
  'a player whose data an operator changes to %j counts as not checked today [C14]',
  async edit => {
    const { email, id } = await estonian();
    expect((await platform.operator().send('POST', `/console/api/players/${email}`, edit)).status).toBe(200);
    expect(await today(id)).toBeNull();
  },
);

it('a player found in a register stays listed wherever they move [C14]', async () => {
  const { email, id } = await estonian();
  expect(await checksOf(true).ofPlayer(id, 'again')).toEqual({ refused: 'self_excluded' });
  await platform.operator().send('POST', `/console/api/players/${email}`, { country: 'AU' });
  expect(await today(id)).toEqual({ listed: true });
});

it('a player found in a register counts as excluded until the registers are queried again and no longer list them [C14]', async () => {
  const { id } = await estonian();
  const isExcluded = () => isPlayerExcludedElsewhere(platform.db, id, platform.clock.now());
  expect(await isExcluded()).toBe(false);
  expect(await checksOf(true).ofPlayer(id, 'again')).toEqual({ refused: 'self_excluded' });
  platform.clock.advance(2 * 86_400_000);
  expect(await isExcluded()).toBe(true);
  const silent = checksOf(false, () => Promise.reject(new Error('away')));
  expect(await silent.ofPlayer(id)).toEqual({ refused: 'unavailable' });
  expect(await isExcluded()).toBe(true);
  expect(await checksOf(false).ofPlayer(id)).toBeNull();
  expect(await isExcluded()).toBe(false);
});

it.each([
  ['the registers that had them', `listed_by`],
  ['all registers, where it is not known which had them', `'{}'`],
])(
  'a listed player who moves to a place without a register is still looked up in %s [C14]',
  async (_which, listedBy) => {
    const { email, id } = await estonian();
    expect(await checksOf(true).ofPlayer(id, 'again')).toEqual({ refused: 'self_excluded' });
    await platform.db.query(`UPDATE register_checks SET listed_by = ${listedBy}`);
    await platform.operator().send('POST', `/console/api/players/${email}`, { country: 'FI', licence: 'CW' });
    const isExcluded = () => isPlayerExcludedElsewhere(platform.db, id, platform.clock.now());
    expect(await checksOf(true).ofPlayer(id, 'again')).toEqual({ refused: 'self_excluded' });
    expect(await isExcluded()).toBe(true);
    expect(await checksOf(false).ofPlayer(id, 'again')).toBeNull();
    expect(await isExcluded()).toBe(false);
  },
);

it('a result that a player is not listed is discarded if their details have changed in the meantime [C14]', async () => {
  const { caller, id } = await estonian();
  const move = () => caller.send('PATCH', '/api/player', { country: 'AU' });
  expect(await checksOf(false, move).ofPlayer(id, 'again')).toEqual({ refused: 'unavailable' });
  expect(await today(id)).toBeNull();
  expect(await checksOf(false).ofPlayer(id)).toBeNull();
});

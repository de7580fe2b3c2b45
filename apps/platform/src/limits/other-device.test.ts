import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { listenFor, openSocket, type TestSocket } from '../testing/sockets.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform.ts';

/*
 * Tests that a player's change on one device applies on every other device, whose page is notified, within two
 * seconds of real time.
 */
const withinMs = 2_000;
const spin = { engine: 'slot', stake_cents: 20 };

let platform: TestPlatform;
let sockets: Awaited<ReturnType<typeof listenFor>>;
/** `here` is the device on which the player acts; `there` is another one, with the site and a game open. */
let here: TestCaller;
let there: TestCaller;
let thereFrame: OpenedFrame;
let page: TestSocket;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  platform.open.outbox.start();
  sockets = await listenFor(platform.open.hub);
  here = await signInDemo(platform);
  there = await signInDemo(platform);
  thereFrame = await openFrameOf(platform, there, 'deep-sea-salvage', 'real');
  expect((await thereFrame.bet(randomUUID(), spin)).status).toBe(200);
  platform.clock.advance(10_000);
  const { id } = (await there.send<{ id: number }>('GET', '/api/player')).body;
  const settings = await there.send<{ realtime: { token: string } }>('GET', '/api/player/settings');
  page = await openSocket(sockets.url, settings.body.realtime.token, [`game_limits#${id}`]);
});
afterEach(async () => {
  await platform.close();
  await sockets.close();
});

const told = () => page.received.map(({ data }) => data);
/** Runs `doing`, and returns the milliseconds until `isSo` is true. */
async function until(isSo: () => boolean | Promise<boolean>, doing: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await doing();
  await expect.poll(isSo, { timeout: 10 * withinMs, interval: 10 }).toBe(true);
  return performance.now() - began;
}

it.each([
  ['loss', { amount_cents: 0 }],
  ['wager', { amount_cents: 0 }],
  ['deposit', { amount_cents: 0 }],
])(
  'a %s limit applies on another device immediately, and the page there is notified [B20] [C2]',
  async (type, amount) => {
    const limit = { type, period: 'day', currency: 'EUR', ...amount };
    const took = await until(
      () => told().length > 0,
      async () => expect((await here.send('POST', '/api/user_limits', limit)).status).toBe(201),
    );
    expect(took).toBeLessThan(withinMs);
    expect(told()).toEqual([{ type }]);
    const body = { method_id: 'card', amount_cents: 2_000, currency: 'EUR' };
    const refused =
      type === 'deposit'
        ? await there.send('POST', '/payments/deposits', body)
        : await thereFrame.bet(randomUUID(), spin);
    expect(refused).toMatchObject({ status: 403, body: { refusal: 'limit_reached' } });
  },
);

it('a cooling-off applies on another device immediately, and the page there is notified [B20] [C11]', async () => {
  const pause = { type: 'coolingoff', period: 'day' };
  const took = await until(
    () => told().length > 0,
    async () => expect((await here.send('POST', '/api/user_limits', pause)).status).toBe(201),
  );
  expect(took).toBeLessThan(withinMs);
  expect(told()).toEqual([{ type: 'coolingoff' }]);
  expect(await thereFrame.bet(randomUUID(), spin)).toMatchObject({ status: 403, body: { refusal: 'cooling_off' } });
  expect((await there.send('GET', '/api/player')).body).toMatchObject({ email: 'demo@liftoff.test' });
});

it.each([
  ['a self-exclusion', { type: 'selfexclusion', period: 'forever', password: 'Liftoff-2026!' }],
  ['a pause of one press', { type: 'coolingoff', period: 'day', sign_out: true }],
])('%s ends the session, the socket and the game on another device [B20] [C12] [C16]', async (_what, request) => {
  const began = performance.now();
  expect((await here.send('POST', '/api/user_limits', request)).status).toBe(201);
  expect(await page.closed).toBe(3503);
  expect(performance.now() - began).toBeLessThan(withinMs);
  expect((await there.send('GET', '/api/player')).body).toEqual({});
  expect((await thereFrame.bet(randomUUID(), spin)).status).toBe(401);
});

it('a device that is signed out from another device loses its session, its socket and its game [B20] [A11]', async () => {
  const listed = await there.send<{ id: string; current: boolean }[]>('GET', '/api/player/sessions');
  const mine = listed.body.find(({ current }) => current)?.id;
  const began = performance.now();
  expect((await here.send('DELETE', `/api/player/sessions/${mine}`)).status).toBe(200);
  expect(await page.closed).toBe(3503);
  expect(performance.now() - began).toBeLessThan(withinMs);
  expect((await there.send('GET', '/api/player')).body).toEqual({});
  expect((await thereFrame.bet(randomUUID(), spin)).status).toBe(401);
});

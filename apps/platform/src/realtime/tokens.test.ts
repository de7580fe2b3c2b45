import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../house-clock.ts';
import { hubParts } from '../testing/hub-parts.ts';
import { listenFor, openSocket } from '../testing/sockets.ts';
import { testConfig } from '../testing/test-config.ts';
import { testDeps, testStart } from '../testing/test-deps.ts';
import { LocalHub } from './hub.ts';

const config = testConfig();
const hub = new LocalHub(config, testDeps(testClock(testStart)), hubParts());
let sockets: Awaited<ReturnType<typeof listenFor>>;

beforeAll(async () => {
  sockets = await listenFor(hub);
});
afterAll(async () => {
  hub.close();
  await sockets.close();
});

const claims = { session: 's1' };
const secret = config.secret('realtime');
const seconds = Date.parse(testStart) / 1000;
const signed = (algorithm: string, key: Uint8Array, audience: string, lifeSec = 600) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm })
    .setSubject('7')
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifeSec)
    .sign(key);

describe('a token that is not ours', () => {
  it.each([
    ['of no algorithm', async () => new UnsecuredJWT(claims).setSubject('7').setAudience('liftoff-realtime').encode()],
    ['of another algorithm', () => signed('HS512', Buffer.concat([secret, secret]), 'liftoff-realtime')],
    ['of another key', () => signed('HS256', Buffer.alloc(32, 1), 'liftoff-realtime')],
    ['for another audience', () => signed('HS256', secret, 'somewhere')],
    [
      'without an end',
      () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject('7')
          .setAudience('liftoff-realtime')
          .sign(secret),
    ],
    ['that is no token', async () => 'nonsense'],
  ])('is refused: one %s [A39]', async (_what, make) => {
    await expect(openSocket(sockets.url, await make())).rejects.toThrow('3500');
  });

  it('stands beside one that is ours and opens a socket', async () => {
    const opened = await openSocket(sockets.url, await signed('HS256', secret, 'liftoff-realtime'));
    opened.leave();
  });
});

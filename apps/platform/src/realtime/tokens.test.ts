import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { testClock } from '../testing/test-clock.ts';
import { hubParts } from '../testing/hub-parts.ts';
import { listenFor, openSocket, rawSocket } from '../testing/sockets.ts';
import { testConfig } from '../testing/test-config.ts';
import { testDeps, testStart } from '../testing/test-deps.ts';
import { LocalHub } from './hub.ts';

const config = testConfig();
const hub = new LocalHub(
  config,
  testDeps(testClock(testStart)),
  hubParts({ isRevoked: async ({ session }) => session === 'gone' }),
);
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
const strange = Buffer.alloc(32, 1);
const strangeJwk = { kty: 'oct', k: strange.toString('base64url') };
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const seconds = Date.parse(testStart) / 1000;
const audience = 'liftoff-realtime';
/** When a token is issued, becomes valid and expires, in seconds from now. */
interface Times {
  readonly issued?: number;
  readonly begins?: number;
  readonly ends?: number;
}
const token = ({ issued = 0, begins, ends = 600 }: Times, header: object = {}, of = claims) => {
  const made = new SignJWT(of)
    .setProtectedHeader({ alg: 'HS256', ...header })
    .setSubject('7')
    .setAudience(audience)
    .setIssuedAt(seconds + issued)
    .setExpirationTime(seconds + ends);
  return begins === undefined ? made : made.setNotBefore(seconds + begins);
};

describe('an incoming connection token', () => {
  it.each([
    ['of no algorithm', async () => new UnsecuredJWT(claims).setSubject('7').setAudience(audience).encode()],
    ['of another algorithm, HS384', () => token({}, { alg: 'HS384' }).sign(secret)],
    ['of another algorithm, HS512', () => token({}, { alg: 'HS512' }).sign(secret)],
    ['of a pair of keys', async () => token({}, { alg: 'RS256' }).sign(pair.privateKey)],
    ['of another key', () => token({}).sign(strange)],
    ['that names a key of its own', () => token({}, { kid: 'strange' }).sign(strange)],
    ['that brings a key of its own', () => token({}, { jwk: strangeJwk }).sign(strange)],
    ['that says where its key lies', () => token({}, { jku: 'https://evil.example/keys' }).sign(strange)],
    ['for another audience', () => token({}).setAudience('somewhere').sign(secret)],
    ['that is not valid yet', () => token({ begins: 1 }).sign(secret)],
    ['issued in the future', () => token({ issued: 1 }).sign(secret)],
    ['that is valid for more than ten minutes', () => token({ ends: 601 }).sign(secret)],
    [
      'without an end',
      () => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setSubject('7').setAudience(audience).sign(secret),
    ],
    ['that is no token', async () => 'nonsense'],
  ])('a connection token %s is refused [A39]', async (_what, make) => {
    await expect(openSocket(sockets.url, await make())).rejects.toThrow('3500');
  });

  it('an expired connection token opens no socket, and the page is instructed to fetch a new one [A39]', async () => {
    const socket = new WebSocket(sockets.url);
    await once(socket, 'open');
    const over = { error: { code: 109, message: 'token expired' } };
    for (const [times, answer] of [
      [{ issued: -10, ends: -1 }, over],
      [{ issued: -10, ends: 0 }, over],
      [{ issued: -10, ends: 1 }, { connect: expect.objectContaining({ expires: true, ttl: 1 }) as object }],
    ] as const) {
      socket.send(JSON.stringify({ id: 1, connect: { token: await token(times).sign(secret) } }));
      const [said] = (await once(socket, 'message')) as [Buffer];
      expect(JSON.parse(String(said)), JSON.stringify(times)).toEqual({ id: 1, ...answer });
    }
    socket.close();
  });

  it('a valid connection token opens a socket', async () => {
    const opened = await openSocket(sockets.url, await token({}).sign(secret));
    opened.leave();
  });
});

describe('an open socket', () => {
  const refreshed = async (given: string) => {
    const { socket, closed } = await rawSocket(sockets.url);
    const say = async (command: object) => {
      const answer = once(socket, 'message') as Promise<[Buffer]>;
      socket.send(JSON.stringify(command));
      return await Promise.race([answer.then(([frame]) => JSON.parse(String(frame)) as unknown), closed]);
    };
    expect(await say({ id: 1, connect: { token: await token({}).sign(secret) } })).toHaveProperty('connect');
    const said = await say({ id: 2, refresh: { token: given } });
    socket.close();
    return said;
  };

  it.each([
    ['of another user', () => token({}).setSubject('8').sign(secret)],
    ['of a session that is revoked', () => token({}, {}, { session: 'gone' }).sign(secret)],
    ['of another key', () => token({}).sign(strange)],
  ])('an open socket is closed if it is refreshed with a token %s [A39]', async (_what, make) => {
    expect(await refreshed(await make())).toBe(3500);
  });

  it('an open socket is instructed to fetch a new token if it is refreshed with an expired one [A39]', async () => {
    const over = { id: 2, error: { code: 109, message: 'token expired' } };
    expect(await refreshed(await token({ issued: -10, ends: 0 }).sign(secret))).toEqual(over);
  });

  it('an open socket stays open if it is refreshed with another valid token of its user', async () => {
    const renewed = { id: 2, refresh: { expires: true, ttl: 500 } };
    expect(await refreshed(await token({ ends: 500 }).sign(secret))).toEqual(renewed);
  });
});

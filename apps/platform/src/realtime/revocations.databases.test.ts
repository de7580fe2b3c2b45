import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { hubParts } from '../testing/hub-parts.ts';
import { signInDemo } from '../testing/play.ts';
import { listenFor, openSocket, type TestSocket } from '../testing/sockets.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform.ts';
import { LocalHub } from './hub.ts';
import { forgetRevocations, isRevoked, revokeSession, revokeUser } from './revocations.ts';

let platform: TestPlatform;
let sockets: Awaited<ReturnType<typeof listenFor>>;
let player: TestCaller;
let playerId: number;

beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  platform.open.outbox.start();
  sockets = await listenFor(platform.open.hub);
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
afterEach(async () => {
  await platform.close();
  await sockets.close();
});

async function tokenOf(caller: TestCaller): Promise<string> {
  const settings = await caller.send<{ realtime: { token: string } }>('GET', '/api/player/settings');
  return settings.body.realtime.token;
}

/** Runs `use` with another process on the same database, started now. */
async function startedLater<T>(use: (url: string) => Promise<T>): Promise<T> {
  const hub = new LocalHub(
    platform.config,
    platform.deps,
    hubParts({ isRevoked: claims => isRevoked(platform.db, claims) }),
  );
  const listening = await listenFor(hub);
  try {
    return await use(listening.url);
  } finally {
    hub.close();
    await listening.close();
  }
}

const ends = async (socket: TestSocket) => await socket.closed;

describe('a revoked session', () => {
  it('a session loses its sockets at sign-out, and its token is refused in every process [A10] [A39]', async () => {
    const token = await tokenOf(player);
    const socket = await openSocket(sockets.url, token, [`balance#${playerId}`]);
    await player.send('DELETE', '/api/users/sign_out');
    expect(await ends(socket)).toBe(3503);
    await expect(openSocket(sockets.url, token)).rejects.toThrow('3500');
    await startedLater(url => expect(openSocket(url, token)).rejects.toThrow('3500'));
  });

  it('a session loses its sockets when the same browser signs in again, while other sessions keep theirs [A8]', async () => {
    const other = await openSocket(sockets.url, await tokenOf(await signInDemo(platform)));
    const socket = await openSocket(sockets.url, await tokenOf(player));
    const user = { email: 'demo@liftoff.test', password: 'Liftoff-2026!' };
    expect((await player.send('POST', '/api/users/sign_in', { user })).status).toBe(200);
    expect(await ends(socket)).toBe(3503);
    await openSocket(sockets.url, await tokenOf(player));
    other.leave();
    expect(await ends(other)).toBe(0);
  });

  it('the sixth sign-in closes the sockets of the oldest session, while the second-oldest keeps its own [A9] [A10]', async () => {
    const oldest = await openSocket(sockets.url, await tokenOf(player));
    platform.clock.advance(1_000);
    const second = await openSocket(sockets.url, await tokenOf(await signInDemo(platform)));
    platform.clock.advance(1_000);
    for (let others = 0; others < 4; others += 1) await signInDemo(platform);
    expect(await ends(oldest)).toBe(3503);
    second.leave();
    expect(await ends(second)).toBe(0);
  });

  it('a session keeps its sockets if the transaction that revokes it is rolled back', async () => {
    const token = await tokenOf(player);
    const [session] = await platform.db.query<{ id: string }>('SELECT id FROM sessions WHERE ended_at IS NULL');
    const failing = platform.db.transaction(async tx => {
      await revokeSession(tx, platform.deps, session?.id ?? '');
      await revokeUser(tx, platform.deps, playerId);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await platform.open.outbox.flush();
    await openSocket(sockets.url, token);
  });
});

describe('an open socket', () => {
  it('an open socket does not keep its session alive, which ends after half an hour without a call [A9]', async () => {
    const socket = new WebSocket(sockets.url);
    await once(socket, 'open');
    const answerTo = async (command: object) => {
      socket.send(JSON.stringify(command));
      return String(((await once(socket, 'message')) as [Buffer])[0]);
    };
    await answerTo({ id: 1, connect: { token: await tokenOf(player) } });
    platform.clock.advance(29 * 60_000);
    socket.send('{}');
    expect(await answerTo({ id: 2, subscribe: { channel: `balance#${playerId}` } })).toContain('"recoverable":true');
    platform.clock.advance(60_000 + 1_000);
    expect((await player.send('GET', '/api/player')).body).toEqual({});
    socket.close();
  });
});

describe('a revoked player', () => {
  it('a revoked player loses all sockets and all tokens issued so far, in every process [A10]', async () => {
    const tokens = [await tokenOf(player), await tokenOf(await signInDemo(platform))];
    const open = await Promise.all(tokens.map(token => openSocket(sockets.url, token)));
    await platform.db.transaction(tx => revokeUser(tx, platform.deps, playerId));
    expect(await Promise.all(open.map(ends))).toEqual([3503, 3503]);
    for (const token of tokens) await startedLater(url => expect(openSocket(url, token)).rejects.toThrow('3500'));
    platform.clock.advance(1_000);
    await startedLater(async url => (await openSocket(url, await tokenOf(player))).leave());
  });

  it("a player's revocation is remembered at least as long as a token is valid", async () => {
    await platform.db.transaction(tx => revokeUser(tx, platform.deps, playerId));
    const kept = async () => (await platform.db.query('SELECT FROM revocations')).length;
    platform.clock.advance(10 * 60_000);
    await forgetRevocations(platform.db, platform.deps);
    expect(await kept()).toBe(1);
    platform.clock.advance(11 * 60_000);
    await forgetRevocations(platform.db, platform.deps);
    expect(await kept()).toBe(0);
  });
});

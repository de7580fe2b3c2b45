import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { publicChannels } from '@liftoff/contract/core/realtime';
import { Centrifuge, type PublicationContext } from 'centrifuge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { everyAnswer } from '../http/security-headers.ts';
import { testClock, type TestClock } from '../testing/test-clock.ts';
import { hubParts } from '../testing/hub-parts.ts';
import { rawSocket } from '../testing/sockets.ts';
import { testConfig } from '../testing/test-config.ts';
import { testDeps, testStart } from '../testing/test-deps.ts';
import type { LoggedEvent } from './event-log.ts';
import { LocalHub } from './hub.ts';
import { realtimeLimits } from './realtime-limits.ts';

const config = testConfig();
let clock: TestClock;
let hub: LocalHub;
const epoch = 'of this log';
/** The current end of the event log. */
let said = 0;
let server: Server;
let url: string;
const clients: Centrifuge[] = [];
const revoked = new Set<string>();
const sockets = new Set<Socket>();

beforeEach(async () => {
  clock = testClock(testStart);
  revoked.clear();
  hub = new LocalHub(config, testDeps(clock), hubParts({ isRevoked: async ({ session }) => revoked.has(session) }));
  said = 0;
  hub.begin({ epoch, position: said, events: [] });
  server = createServer();
  server.on('connection', socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  hub.attach(server, request => String(request.headers['x-test-ip'] ?? request.socket.remoteAddress));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  url = `ws://127.0.0.1:${address.port}/connection/websocket`;
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  hub.close();
  dropSockets();
  await new Promise(resolve => server.close(resolve));
});

function clientWith(token: string, getToken?: () => Promise<string>): Centrifuge {
  const options = { token, websocket: WebSocket, minReconnectDelay: 1, maxReconnectDelay: 5 };
  const made = new Centrifuge(url, getToken === undefined ? options : { ...options, getToken });
  clients.push(made);
  return made;
}

/** Appends an event to the log and delivers it, as the platform does. */
const say = (channel: string, data: unknown): void => hub.deliver({ position: (said += 1), channel, data });

const next = <T>(listen: (received: (value: T) => void) => void): Promise<T> => new Promise(resolve => listen(resolve));

/** Connects, joins a channel and collects the events received on it. */
async function listener(user: string, channel: string, session = 's1') {
  const made = clientWith(await hub.token(user, session));
  const subscription = made.newSubscription(channel);
  const received: unknown[] = [];
  subscription.on('publication', ({ data }: PublicationContext) => received.push(data));
  const joined = next<unknown>(resolve => subscription.on('subscribed', resolve));
  subscription.subscribe();
  made.connect();
  await joined;
  return { client: made, subscription, received };
}

/** Tries to join a channel and returns the result. */
async function joining(user: string, channel: string): Promise<string> {
  const made = clientWith(await hub.token(user, 's1'));
  const subscription = made.newSubscription(channel);
  const end = next<string>(resolve => {
    subscription.on('subscribed', () => resolve('subscribed'));
    subscription.on('unsubscribed', ({ reason }) => resolve(reason));
  });
  subscription.subscribe();
  made.connect();
  return await end;
}

/** Returns the status of a refused upgrade, and checks that its response has the standard headers. */
const upgradeStatus = (headers: Record<string, string>): Promise<number | 'open'> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers });
    socket.on('open', () => resolve('open'));
    socket.on('unexpected-response', (_request, response) => {
      const lacking = Object.entries(everyAnswer).filter(([name, value]) => response.headers[name] !== value);
      if (lacking.length === 0) resolve(response.statusCode ?? 0);
      else reject(new Error(`refused without ${lacking.map(([name]) => name).join(', ')}`));
    });
    socket.on('error', () => undefined);
  });

/** A raw socket that has connected as a guest and received the reply. */
async function rawGuest() {
  const opened = await rawSocket(url);
  opened.socket.send(JSON.stringify({ id: 1, connect: { token: await hub.token('', 's1') } }));
  await expect.poll(() => opened.received).toHaveLength(1);
  return opened;
}

/** A frame with commands that each get a reply. */
const commands = (count: number): string =>
  Array.from({ length: count }, () => JSON.stringify({ id: 2, unsubscribe: { channel: 'wins' } })).join('\n');

describe('the hub with the official client', () => {
  it('the hub delivers published events to subscribers, in order', async () => {
    const wins = await listener('', 'wins');
    for (let number = 1; number <= 50; number += 1) say('wins', { number });
    say('jackpots_changes', { other: true });
    await expect.poll(() => wins.received).toHaveLength(50);
    expect(wins.received).toEqual(Array.from({ length: 50 }, (_, at) => ({ number: at + 1 })));
  });

  it.each([
    ['7', 'balance#7', 'subscribed'],
    ['7', 'balance#8', 'permission denied'],
    ['', 'balance#7', 'permission denied'],
    ['', 'balance#', 'permission denied'],
    ['7', 'secrets#7', 'permission denied'],
    ['7', 'balance#7#8', 'permission denied'],
    ['7', 'anything', 'permission denied'],
    ['', 'wins', 'subscribed'],
    ['', 'table:european-roulette-live', 'subscribed'],
  ])('the hub responds to user "%s" joining %s with: %s [A39]', async (user, channel, end) => {
    expect(await joining(user, channel)).toBe(end);
  });

  it('a reader misses no event and gets none twice when a socket drops and reconnects [B7]', async () => {
    const balance = await listener('7', 'balance#7');
    let number = 0;
    for (let cut = 0; cut < 10; cut += 1) {
      const recovered = next<{ recovered: boolean }>(resolve => balance.subscription.once('subscribed', resolve));
      say('balance#7', { number: (number += 1) });
      dropSockets();
      for (let count = 0; count < 5; count += 1) say('balance#7', { number: (number += 1) });
      expect((await recovered).recovered).toBe(true);
    }
    await expect.poll(() => balance.received).toHaveLength(number);
    expect(balance.received).toEqual(Array.from({ length: number }, (_, at) => ({ number: at + 1 })));
  });

  it('a reader is instructed to refetch if more events were published than are stored [B7]', async () => {
    const balance = await listener('7', 'balance#7');
    const back = next<{ recovered: boolean }>(resolve => balance.subscription.once('subscribed', resolve));
    dropSockets();
    for (let number = 0; number < 150; number += 1) say('balance#7', { number });
    expect((await back).recovered).toBe(false);
  });

  it('a reader misses no event if it reconnects to another process that might be behind [B7]', async () => {
    const log: LoggedEvent[] = [];
    const write = (number: number) => void log.push({ position: log.length + 1, channel: 'balance#7', data: number });
    const other = new LocalHub(
      config,
      testDeps(clock),
      hubParts({ catchUp: async to => log.slice(1, to).forEach(event => other.deliver(event)) }),
    );
    write(1);
    other.begin({ epoch, position: 1, events: log.map(event => ({ ...event, ageMs: 0 })) });
    const balance = await listener('7', 'balance#7');
    [2, 3].forEach(write);
    for (const event of log) hub.deliver(event);
    await expect.poll(() => balance.received).toEqual([1, 2, 3]);
    const back = next<{ recovered: boolean }>(resolve => balance.subscription.once('subscribed', resolve));
    server.removeAllListeners('upgrade');
    other.attach(server, request => request.socket.remoteAddress ?? '');
    dropSockets();
    expect((await back).recovered).toBe(true);
    write(4);
    other.deliver({ position: 4, channel: 'balance#7', data: 4 });
    await expect.poll(() => balance.received).toEqual([1, 2, 3, 4]);
    other.close();
  });

  it('a reader is instructed to refetch if the process itself missed events [B7]', async () => {
    const balance = await listener('7', 'balance#7');
    const back = next<{ recovered: boolean }>(resolve => balance.subscription.once('subscribed', resolve));
    hub.lose(5);
    expect((await back).recovered).toBe(false);
    said = 5;
    say('balance#7', 'after');
    await expect.poll(() => balance.received).toEqual(['after']);
  });

  it('the hub lets a client renew an expired token', async () => {
    const expired = await hub.token('7', 's1');
    clock.advance(11 * 60_000);
    let renewals = 0;
    const made = clientWith(expired, async () => {
      renewals += 1;
      return await hub.token('7', 's1');
    });
    const connected = next<unknown>(resolve => made.on('connected', resolve));
    made.connect();
    await connected;
    expect(renewals).toBe(1);
  });

  it('the hub closes the sockets of a session that signed out, and no longer accepts its token [A10] [A39]', async () => {
    const token = await hub.token('7', 'gone');
    const gone = await listener('7', 'balance#7', 'gone');
    const stays = await listener('7', 'balance#7', 'stays');
    const closed = next<{ code: number }>(resolve => gone.client.on('disconnected', resolve));
    revoked.add('gone');
    hub.closeRevoked('session:gone');
    expect((await closed).code).toBe(3503);
    say('balance#7', { after: true });
    await expect.poll(() => stays.received).toEqual([{ after: true }]);
    expect(gone.received).toEqual([]);
    const again = clientWith(token);
    const refused = next<{ code: number }>(resolve => again.on('disconnected', resolve));
    again.connect();
    expect((await refused).code).toBe(3500);
  });

  it("the hub closes all of a player's sockets [A10]", async () => {
    const seven = await listener('7', 'balance#7');
    const eight = await listener('8', 'balance#8');
    const closed = next<{ code: number }>(resolve => seven.client.on('disconnected', resolve));
    hub.closeRevoked('player:7');
    expect((await closed).code).toBe(3503);
    expect(eight.client.state).toBe('connected');
  });
});

describe('socket limits, with the standard headers on refusals [A40] [A3]', () => {
  it("accepts sockets only from the site's own pages", async () => {
    expect(await upgradeStatus({ origin: 'http://evil.example' })).toBe(403);
    expect(await upgradeStatus({ origin: 'null' })).toBe(403);
    expect(await upgradeStatus({ origin: 'http://localhost:3000.evil.example' })).toBe(403);
    expect(await upgradeStatus({ origin: 'http://localhost:3000' })).toBe('open');
  });

  it('closes a socket with code 1009 if a message is larger than 8 KiB', async () => {
    const { socket, closed } = await rawSocket(url);
    socket.send('x'.repeat(9 * 1024));
    expect(await closed).toBe(1009);
  });

  it('closes a socket on malformed input or on a command before connect', async () => {
    for (const text of ['nonsense', '[]', '{"id":1,"subscribe":{"channel":"wins"}}']) {
      const { socket, closed } = await rawSocket(url);
      socket.send(text);
      expect(await closed).toBe(3501);
    }
  });

  it('closes a socket that sends more than 20 frames per second', async () => {
    const { socket, closed } = await rawGuest();
    for (let count = 0; count < realtimeLimits.framesPerSec; count += 1) socket.send('{}');
    expect(await closed).toBe(3505);
  });

  it('closes a socket that puts more commands into one frame than a client has channels, and does none of them', async () => {
    const { socket, closed, received } = await rawGuest();
    socket.send(commands(realtimeLimits.commandsPerFrame + 1));
    expect(await closed).toBe(3505);
    expect(received).toHaveLength(1);
  });

  it('closes a socket that sends too many commands in several frames, and accepts ten more each second', async () => {
    const { socket, closed, received } = await rawGuest();
    socket.send(commands(realtimeLimits.commandsBurst - 10));
    socket.send(commands(9));
    await expect.poll(() => received).toHaveLength(realtimeLimits.commandsBurst);
    clock.advance(1_000);
    socket.send(commands(realtimeLimits.commandsPerSec));
    await expect.poll(() => received).toHaveLength(realtimeLimits.commandsBurst + realtimeLimits.commandsPerSec);
    socket.send(commands(1));
    expect(await closed).toBe(3505);
  });

  it('reads the log at most once per second for the positions that one socket names', async () => {
    let reads = 0;
    hub.close();
    const catchUp = async () => void (reads += 1);
    hub = new LocalHub(config, testDeps(clock), hubParts({ catchUp }));
    hub.begin({ epoch, position: 0, events: [] });
    server.removeAllListeners('upgrade');
    hub.attach(server, () => '192.0.2.1');
    const { socket, received } = await rawGuest();
    const recovering = (channel: string) =>
      JSON.stringify({ id: 2, subscribe: { channel, recover: true, epoch, offset: 9_000_000 } });
    socket.send([...publicChannels].map(recovering).join('\n'));
    await expect.poll(() => received).toHaveLength(1 + publicChannels.length);
    expect(reads).toBe(1);
  });

  it('accepts at most five sockets per player and twenty per address', async () => {
    for (let count = 0; count < realtimeLimits.socketsPerUser; count += 1) await listener('7', 'balance#7');
    const sixth = clientWith(await hub.token('7', 's1'));
    const refused = next<{ code: number }>(resolve => sixth.on('disconnected', resolve));
    sixth.connect();
    expect((await refused).code).toBe(3506);
    const crowd = Array.from({ length: realtimeLimits.socketsPerAddress }, () =>
      rawSocket(url, { 'x-test-ip': '192.0.2.1' }),
    );
    await Promise.all(crowd);
    expect(await upgradeStatus({ 'x-test-ip': '192.0.2.1' })).toBe(429);
    expect(await upgradeStatus({ 'x-test-ip': '192.0.2.2' })).toBe('open');
  });

  it('closes a socket whose reader is 1 MiB behind, while other readers continue', async () => {
    const quick = await listener('', 'wins');
    const slow = await rawSocket(url);
    slow.socket.send(JSON.stringify({ id: 1, connect: { token: await hub.token('', 's2') } }));
    slow.socket.send(JSON.stringify({ id: 2, subscribe: { channel: 'wins' } }));
    await expect.poll(() => slow.received).toHaveLength(2);
    slow.socket.pause();
    const enough = 600;
    for (let number = 1; number <= enough; number += 1) {
      const received = next<unknown>(resolve => quick.subscription.once('publication', resolve));
      say('wins', { number, text: 'x'.repeat(64 * 1024) });
      await received;
    }
    slow.socket.resume();
    expect(await slow.closed).toBe(3008);
    expect(slow.received.length).toBeLessThan(enough);
    expect(quick.received).toHaveLength(enough);
  });

  it('a WebSocket upgrade on any other path gets status 404', async () => {
    url = url.replace('/connection/websocket', '/elsewhere');
    expect(await upgradeStatus({})).toBe(404);
  });
});

/** Cuts every connection without a close frame, like a lost network. */
function dropSockets(): void {
  for (const socket of sockets) socket.destroy();
}

import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { hubParts } from '../testing/hub-parts.ts';
import { listenFor, rawSocket } from '../testing/sockets.ts';
import { testClock, type TestClock } from '../testing/test-clock.ts';
import { testConfig } from '../testing/test-config.ts';
import { testDeps, testStart } from '../testing/test-deps.ts';
import { LocalHub } from './hub.ts';
import { realtimeLimits } from './realtime-limits.ts';
import { tokenLifeSec } from './tokens.ts';

let clock: TestClock;
let hub: LocalHub;
let served: Awaited<ReturnType<typeof listenFor>>;

beforeEach(async () => {
  clock = testClock(testStart);
  hub = new LocalHub(testConfig(), testDeps(clock), hubParts());
  hub.begin({ epoch: 'of this log', position: 0, events: [] });
  served = await listenFor(hub);
});
afterEach(async () => {
  hub.close();
  await served.close();
});

it('leaves a new socket open while it connects, and closes one that has not connected after ten seconds', async () => {
  const quick = await rawSocket(served.url);
  const silent = await rawSocket(served.url);
  clock.advance(realtimeLimits.connectWithinMs);
  hub.ping();
  quick.socket.send(JSON.stringify({ id: 1, connect: { token: await hub.token('', 's1') } }));
  await expect.poll(() => quick.received).toHaveLength(1);
  clock.advance(1);
  hub.ping();
  // The code allows a reconnect, because a slow phone does nothing wrong.
  expect(await silent.closed).toBe(3012);
  await expect.poll(() => quick.received).toEqual([expect.stringContaining('connect'), '{}']);
});

it('closes a socket that is silent for a minute, but not one that responds to pings', async () => {
  const token = await hub.token('', 's1');
  const [alive, gone] = [await rawSocket(served.url), await rawSocket(served.url)];
  for (const { socket } of [alive, gone]) socket.send(JSON.stringify({ id: 1, connect: { token } }));
  await expect.poll(() => [alive.received.length, gone.received.length]).toEqual([1, 1]);
  for (let pings = 1; pings <= 3; pings += 1) {
    clock.advance(realtimeLimits.pingEveryMs);
    hub.ping();
    alive.socket.send('{}');
    await expect.poll(() => alive.received.filter(text => text === '{}')).toHaveLength(pings);
    // An answer to a later command shows that the pong has been read before the next ping.
    alive.socket.send(JSON.stringify({ id: pings + 1, subscribe: { channel: `table:${pings}` } }));
    await expect.poll(() => alive.received.filter(text => text.includes('subscribe'))).toHaveLength(pings);
  }
  expect(await gone.closed).toBe(3012);
  expect(alive.socket.readyState).toBe(WebSocket.OPEN);
});

it('closes a socket whose token was not renewed within the grace period after its expiry', async () => {
  const { socket, received, closed } = await rawSocket(served.url);
  socket.send(JSON.stringify({ id: 1, connect: { token: await hub.token('7', 's1') } }));
  await expect.poll(() => received).toHaveLength(1);
  const pongAt = async (ms: number) => {
    clock.advance(ms);
    socket.send(JSON.stringify({ id: received.length + 1, subscribe: { channel: `table:${received.length}` } }));
    const before = received.length;
    await expect.poll(() => received.length).toBeGreaterThan(before);
    hub.ping();
  };
  await pongAt((tokenLifeSec + realtimeLimits.renewalGraceSec) * 1000);
  await expect.poll(() => received).toContain('{}');
  await pongAt(1);
  expect(await closed).toBe(3005);
});

it('the hub sends pings automatically for as long as it is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const pinging = new LocalHub(testConfig(), testDeps(clock), hubParts());
  const pings = vi.spyOn(pinging, 'ping');
  vi.advanceTimersByTime(3 * realtimeLimits.pingEveryMs);
  expect(pings).toHaveBeenCalledTimes(3);
  pinging.close();
  vi.advanceTimersByTime(realtimeLimits.pingEveryMs);
  expect(pings).toHaveBeenCalledTimes(3);
});

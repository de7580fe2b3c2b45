import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { privateChannel } from '@liftoff/contract/core/realtime';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { inBackground } from '../../apps/web/app/shared/calls/in-background.ts';
import { queryKeys } from '../../apps/web/app/shared/calls/query-keys.ts';
import { walletCalls } from '../../apps/web/app/shared/calls/tables/wallet-calls.ts';
import { liveBalance } from '../../apps/web/app/shared/money/live-balance.ts';
import { playerQueries } from '../../apps/web/app/shared/player/query-client.ts';
import { openConnection } from '../../apps/web/app/shared/realtime/connection.ts';
import { giveMoney } from '../../apps/platform/src/testing/play.ts';
import { openSite, origin, type Site } from './open-site.ts';

const email = 'demo@liftoff.test';
const currency = 'EUR';
const pages = 5;
/** A page must show the platform's balance within this time after its connection is restored, in ms. */
const rightWithinMs = 2_000;
/** Limit in real time, reached only if something never happens. */
const patienceMs = 20_000;

let site: Site;
let port: number;
let playerId: number;
let cookie: string;
let isDown = false;
const lines = new Set<WebSocket>();

/** A browser socket without a connection: it fails immediately. */
class DeadLine {
  readonly binaryType = '';
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  constructor() {
    queueMicrotask(() => this.onclose?.({ code: 1006, reason: '' }));
  }
  close() {}
}

/**
 * Replaces `new WebSocket(…)` of a page: a socket to the platform's own port, or one that fails while the connection
 * is down.
 */
function openLine(address: string, protocols?: string[]): WebSocket | DeadLine {
  if (isDown) return new DeadLine();
  const socket = new WebSocket(`ws://127.0.0.1:${port}${new URL(address).pathname}`, protocols);
  lines.add(socket);
  return socket;
}

const server = createServer();

beforeAll(async () => {
  // Only the test advances time, for the browser's timers and for the platform's clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  site = await openSite('small', { RATE_FACTOR: '10000' });
  site.casino.open.hub.attach(server, () => '203.0.113.7');
  await site.casino.open.begin();
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
  vi.stubGlobal('WebSocket', openLine);
  vi.stubGlobal('window', { location: { origin } });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers }: RequestInit) => {
    if (isDown) throw new TypeError('Failed to fetch');
    return await site.ask(path, {
      method,
      headers: { ...(headers as Record<string, string>), cookie, 'sec-fetch-site': 'same-origin' },
    });
  });
  vi.stubEnv('DEV', false);
});
afterEach(() => cut());
afterAll(async () => {
  await site.close();
  server.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function cut(): void {
  isDown = true;
  for (const line of lines) line.terminate();
  lines.clear();
}

/** Advances time for the platform and the pages. */
async function pass(ms: number): Promise<void> {
  site.casino.clock.advance(ms);
  await vi.advanceTimersByTimeAsync(ms);
}

/** Processes everything in transit, without advancing time, until `holds` returns true. Returns whether it did. */
async function until(holds: () => boolean): Promise<boolean> {
  const giveUpAt = performance.now() + patienceMs;
  while (!holds() && performance.now() < giveUpAt) await new Promise(done => setImmediate(done));
  return holds();
}

/** A player's page without its rendering: its connection, its cache, and every amount it has shown. */
async function openPage() {
  const queries: QueryClient = playerQueries();
  const shown: number[] = [];
  const accounts = new QueryObserver<Account[]>(queries, {
    queryKey: queryKeys.accounts(playerId),
    queryFn: () => walletCalls.listAccounts({ query: { compatibility: 'false' }, headers: inBackground }),
  });
  accounts.subscribe(({ data }) => {
    const amount = data?.find(account => account.currency === currency)?.amount_cents;
    if (amount !== undefined && amount !== shown.at(-1)) shown.push(Number(amount));
  });
  const balance = liveBalance(queries, playerId, false);
  const connection = await openConnection();
  let isUp = false;
  let gaps = 0;
  connection.onLine(up => (isUp = up));
  connection.listen(privateChannel('balance', playerId), {
    onMessage: balance.onMessage,
    onGap: () => {
      gaps += 1;
      balance.onGap();
    },
  });
  return {
    shown,
    gaps: () => gaps,
    isRight: (amount: number) => isUp && queries.isFetching() === 0 && shown.at(-1) === amount,
  };
}

/** Length of an outage in ms: one second to ten minutes, mostly short, as in real life. */
const awayMs = fc.double({ min: 0, max: 1, noNaN: true }).map(part => Math.round(1_000 * 600 ** part));
/** Number of balance changes during an outage; now and then more than the platform keeps for reconnecting clients. */
const away = fc.oneof(
  { weight: 39, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 1, arbitrary: fc.constant(101) },
);
const rounds = fc.sample(fc.record({ awayMs, away, back: fc.integer({ min: 0, max: 2 }) }), { numRuns: 200, seed: 7 });

it("after a thousand outages of one second to ten minutes, each page shows the platform's balance within two seconds, with no amount lost, repeated or reordered [B7]", async () => {
  /** Every balance so far, each once. */
  const history = [250_000];
  const move = async (times: number): Promise<number[]> => {
    const from = history.length;
    for (let time = 0; time < times; time += 1) {
      history.push((history.at(-1) ?? 0) + 1);
      await giveMoney(site.casino, email, currency, history.at(-1) ?? 0);
      await site.casino.open.outbox.flush();
    }
    return history.slice(from);
  };
  await giveMoney(site.casino, email, currency, 250_000);
  cookie = await site.signIn(email);
  playerId = ((await (await fetch('/api/player', {})).json()) as { id: number }).id;
  const open = await Promise.all(Array.from({ length: pages }, openPage));
  const allRight = () => until(() => open.every(page => page.isRight(history.at(-1) ?? 0)));
  expect(await allRight()).toBe(true);
  const comings = { recovered: 0, gaps: 0 };
  for (const round of rounds) {
    const gapsBefore = open.map(page => page.gaps());
    cut();
    expect(await until(() => site.casino.open.hub.size === 0)).toBe(true);
    const moved = await move(round.away);
    await pass(round.awayMs);
    isDown = false;
    await pass(rightWithinMs);
    expect(await allRight(), `${round.awayMs} ms away with ${round.away} changes`).toBe(true);
    moved.push(...(await move(round.back)));
    expect(await allRight(), `${round.back} changes after ${round.awayMs} ms away`).toBe(true);
    for (const [at, page] of open.entries()) {
      const isRecovered = page.gaps() === gapsBefore[at];
      comings[isRecovered ? 'recovered' : 'gaps'] += 1;
      if (isRecovered) expect(page.shown.slice(page.shown.length - moved.length)).toEqual(moved);
    }
    // Background calls of a page do not keep the session alive, so this call does.
    await fetch('/api/player', {});
  }
  for (const { shown } of open) expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
  expect(comings.recovered + comings.gaps).toBe(1_000);
  // Both ways of reconnecting must have occurred: recovering the missed messages, and reloading after a gap.
  expect(Math.min(comings.recovered, comings.gaps)).toBeGreaterThan(100);
}, 180_000);

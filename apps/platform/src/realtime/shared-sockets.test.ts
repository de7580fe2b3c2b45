import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { testClock } from '../testing/test-clock.ts';
import { hubParts } from '../testing/hub-parts.ts';
import { listenFor, openSocket, type TestSocket } from '../testing/sockets.ts';
import { testConfig } from '../testing/test-config.ts';
import { testDeps, testStart } from '../testing/test-deps.ts';
import { LocalHub } from './hub.ts';
import { realtimeLimits, socketLimits } from './realtime-limits.ts';
import { SharedSockets } from './shared-sockets.ts';

const { socketsPerUser, socketsPerAddress } = realtimeLimits;
const config = testConfig();
const limit = 'closed with 3506';

/** The socket side of one platform process. */
interface Running {
  readonly id: string;
  readonly sockets: SharedSockets;
  open(user: string): Promise<TestSocket>;
  close(): Promise<void>;
}

let db: Database;
let a: Running;
let b: Running;

async function run(
  around: (joining: () => Promise<boolean>) => Promise<boolean> = joining => joining(),
): Promise<Running> {
  const id = randomUUID();
  await db.query('INSERT INTO processes (id, position, seen_at) VALUES ($1, 0, clock_timestamp())', [id]);
  const sockets = new SharedSockets(db, id, socketLimits(1));
  const deps = { ...testDeps(testClock(testStart)), id: () => randomUUID() };
  const parts = hubParts({
    join: socket => around(() => sockets.join(socket)),
    leave: socket => sockets.leave(socket),
  });
  const hub = new LocalHub({ ...config, rateFactor: 1 }, deps, parts);
  const listening = await listenFor(hub);
  return {
    id,
    sockets,
    open: async user => openSocket(listening.url, await hub.token(user, randomUUID())),
    close: async () => {
      hub.close();
      await listening.close();
    },
  };
}
const counted = async () => (await db.query('SELECT FROM sockets')).length;
/** Waits until `number` sockets are counted, because a close takes effect with a delay. */
async function untilCounted(number: number): Promise<void> {
  await expect.poll(counted, { interval: 20, timeout: 20_000 }).toBe(number);
}
const silence = (id: string) =>
  db.query(`UPDATE processes SET seen_at = clock_timestamp() - interval '16 seconds' WHERE id = $1`, [id]);

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('DELETE FROM sockets');
  await db.query('DELETE FROM processes');
  [a, b] = [await run(), await run()];
});
afterEach(async () => {
  await Promise.all([a.close(), b.close()]);
  await untilCounted(0);
});

describe('sockets in two processes on one database [A40]', () => {
  it('two processes allow a player five sockets in total, and another one after one has closed', async () => {
    const open: TestSocket[] = [];
    for (let count = 0; count < socketsPerUser; count += 1) open.push(await (count % 2 === 0 ? a : b).open('7'));
    await expect(a.open('7')).rejects.toThrow(limit);
    await expect(b.open('7')).rejects.toThrow(limit);
    await b.open('8');
    open[0]?.leave();
    await untilCounted(socketsPerUser);
    await b.open('7');
    await expect(a.open('7')).rejects.toThrow(limit);
  });

  it('two processes allow an address twenty sockets in total, whoever the users are', async () => {
    for (let count = 0; count < socketsPerAddress; count += 1)
      await (count % 2 === 0 ? a : b).open(count < 10 ? '' : String(count));
    await expect(a.open('')).rejects.toThrow(limit);
    await expect(b.open('99')).rejects.toThrow(limit);
  });

  it('a player gets only five sockets even if ten are opened concurrently', async () => {
    const settled = await Promise.allSettled(Array.from({ length: 10 }, (_, count) => (count % 2 ? a : b).open('7')));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(socketsPerUser);
    await untilCounted(socketsPerUser);
  });

  it('sockets of a dead process no longer count, and their rows are eventually deleted', async () => {
    for (let count = 0; count < socketsPerUser; count += 1) await a.open('7');
    await silence(a.id);
    await b.open('7');
    await db.query(`UPDATE sockets SET opened_at = clock_timestamp() - interval '25 hours' WHERE process = $1`, [a.id]);
    await db.query('DELETE FROM processes WHERE id = $1', [a.id]);
    await b.sockets.tidy(new Set());
    expect(await counted()).toBe(0);
  });

  it('sockets that cannot be counted are closed, and their clients reconnect', async () => {
    let asked = 0;
    const c = await run(joining => {
      asked += 1;
      return asked < 3 ? Promise.reject(new Error('no database')) : joining();
    });
    await c.open('7');
    expect([asked, await counted()]).toEqual([3, 1]);
    await c.close();
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { postgresPrograms, startOwnPostgres, type OwnPostgres } from '../testing/own-postgres.ts';
import { signInDemo } from '../testing/play.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform.ts';

const programs = postgresPrograms();
/** Longest time until a write succeeds after the database accepts connections again. */
const healMs = 10_000;

describe.skipIf(programs === null)('a PostgreSQL server that goes away', () => {
  let server: OwnPostgres;
  let platform: TestPlatform;
  let player: TestCaller;

  beforeAll(async () => {
    server = await startOwnPostgres(programs ?? '');
    const db = openPostgres({ url: server.url, poolSize: 8, onBroken: () => undefined });
    await migrate(db);
    platform = await testPlatform({ seed: 'small', db, env: { RATE_FACTOR: '1000000' } });
    player = await signInDemo(platform);
  }, 300_000);
  afterAll(async () => {
    await platform.close();
    await server.remove();
  });

  const statuses: string[] = [];
  const keys: string[] = [];
  /** Begins a deposit. Records its key and the answer. Returns whether it was begun. */
  async function deposit(key: string = randomUUID()): Promise<boolean> {
    keys.push(key);
    const order = { method_id: 'card', amount_cents: 2_000, currency: 'EUR' };
    const { status, headers } = await player.send('POST', '/payments/deposits', order, { 'idempotency-key': key });
    statuses.push(status === 503 && headers.get('retry-after') !== null ? '503 with Retry-After' : String(status));
    return status === 201;
  }
  /** Writes continuously on three connections until the returned function is called. */
  function keepWriting(): () => Promise<void> {
    const end = new AbortController();
    const writers = Array.from({ length: 3 }, async () => {
      while (!end.signal.aborted) {
        await deposit();
        await sleep(50);
      }
    });
    return async () => {
      end.abort();
      await Promise.all(writers);
    };
  }
  async function heals(): Promise<void> {
    const before = performance.now();
    while (!(await deposit())) await sleep(50);
    expect(performance.now() - before).toBeLessThan(healMs);
  }
  /** Sends every write again. Each must now have exactly one payment, whether its first answer was lost or not. */
  async function everyWriteIsWhole(): Promise<void> {
    for (const key of new Set(keys)) expect(await deposit(key)).toBe(true);
    const [counted] = await platform.db.query<{ payments: number; begun: number }>(
      `SELECT count(*)::int AS payments, count(*) FILTER (WHERE EXISTS (
         SELECT FROM payment_steps s WHERE s.payment_id = p.id))::int AS begun FROM payments p`,
    );
    expect(counted).toEqual({ payments: new Set(keys).size, begun: new Set(keys).size });
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  }

  it('writes are refused with 503 and a time to retry while the database is stopped, twenty times, and succeed within ten seconds after each start [B3]', async () => {
    await platform.db.query('DELETE FROM payments');
    for (let times = 0; times < 20; times += 1) {
      const stopWriting = keepWriting();
      await sleep(100);
      await server.stop(times % 2 === 0 ? 'fast' : 'immediate');
      const refused = statuses.length;
      await expect.poll(() => statuses.length).toBeGreaterThan(refused + 3);
      expect(new Set(statuses.slice(refused + 3))).toEqual(new Set(['503 with Retry-After']));
      await stopWriting();
      await server.start();
      await heals();
    }
    expect([...new Set(statuses)].toSorted()).toEqual(['201', '503 with Retry-After']);
    await everyWriteIsWhole();
  }, 600_000);

  it('writes succeed within ten seconds after the database was paused for fifteen, and none is lost or doubled', async () => {
    statuses.length = 0;
    const stopWriting = keepWriting();
    await sleep(100);
    server.freeze();
    await sleep(15_000);
    server.thaw();
    await stopWriting();
    await heals();
    expect(['201', '503 with Retry-After']).toEqual(expect.arrayContaining([...new Set(statuses)]));
    await everyWriteIsWhole();
  }, 120_000);
});

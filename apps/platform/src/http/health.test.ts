import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { testPlatform, usePlatform, type TestPlatform } from '../testing/test-platform.ts';
import { freeBytesMin, readHealth, type HealthParts } from './health.ts';

const platform = usePlatform({ seed: 'none' });

const parts = (free: number | null | Error, clock = { ms: 0 }): HealthParts => ({
  freeBytes: async () => {
    if (free instanceof Error) throw free;
    return free;
  },
  elapsedMs: () => clock.ms,
  patienceMs: 3_000,
});

const over = (db: Partial<Database>): TestPlatform => ({ ...platform, db: { ...platform.db, ...db } });

it('the platform is healthy with free disk space and a database that responds', async () => {
  expect(await readHealth(platform, parts(freeBytesMin))()).toEqual([]);
  expect(await readHealth(platform, parts(null))()).toEqual([]);
  expect(await platform.caller().send('GET', '/healthz')).toMatchObject({ status: 200, body: { healthy: true } });
});

it('the health check reports a disk that is full or cannot be checked', async () => {
  expect(await readHealth(platform, parts(freeBytesMin - 1))()).toEqual(['disk']);
  expect(await readHealth(platform, parts(new Error('/secret/path: EIO')))()).toEqual(['disk']);
});

it('the health check tests a database server with a write, because a server with a full disk can still read', async () => {
  const full = (text: string): Promise<never[]> =>
    text.startsWith('SELECT') ? Promise.resolve([]) : Promise.reject(new Error('could not extend file: No space left'));
  expect(await readHealth(over({ kind: 'postgres', query: full }), parts(null))()).toEqual(['database']);
  expect(await readHealth(over({ kind: 'postgres' }), parts(null))()).toEqual([]);
});

it('the health check reports a database that is unavailable, and does not wait long for one that does not respond', async () => {
  const away = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.5'));
  expect(await readHealth(over({ query: away }), parts(null))()).toEqual(['database']);
  const silent = () => new Promise<never[]>(() => undefined);
  const impatient = { ...parts(0), patienceMs: 20 };
  expect(await readHealth(over({ query: silent }), impatient)()).toEqual(['database', 'disk']);
});

it('the health check runs only once in five seconds, however many requests arrive', async () => {
  const clock = { ms: 0 };
  let looked = 0;
  const counting = over({
    query: async () => {
      looked += 1;
      return [];
    },
  });
  const health = readHealth(counting, parts(null, clock));
  await Promise.all(Array.from({ length: 50 }, () => health()));
  clock.ms = 4_999;
  await health();
  expect(looked).toBe(1);
  clock.ms = 5_000;
  await health();
  expect(looked).toBe(2);
});

it('the health page returns status 503 with the unhealthy part and no further details', async () => {
  const broken = await testPlatform({ seed: 'none', env: { DATA_DIR: '/dev/null/not-a-folder' } });
  const answer = await broken.caller().send('GET', '/healthz');
  expect(answer).toMatchObject({ status: 503, body: { healthy: false, unhealthy: ['disk'] } });
  expect(Object.keys(answer.body as object)).toEqual(['healthy', 'unhealthy']);
  await broken.close();
});

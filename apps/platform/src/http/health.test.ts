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

it('is well with room on the disk and a database that answers', async () => {
  expect(await readHealth(platform, parts(freeBytesMin))()).toEqual([]);
  expect(await readHealth(platform, parts(null))()).toEqual([]);
  expect(await platform.caller().send('GET', '/healthz')).toMatchObject({ status: 200, body: { healthy: true } });
});

it('says that the disk is full, or cannot be looked at', async () => {
  expect(await readHealth(platform, parts(freeBytesMin - 1))()).toEqual(['disk']);
  expect(await readHealth(platform, parts(new Error('/secret/path: EIO')))()).toEqual(['disk']);
});

it('asks a server to write, since one with a full disk still reads, and says so when it cannot', async () => {
  const full = (text: string): Promise<never[]> =>
    text.startsWith('SELECT') ? Promise.resolve([]) : Promise.reject(new Error('could not extend file: No space left'));
  expect(await readHealth(over({ kind: 'postgres', query: full }), parts(null))()).toEqual(['database']);
  expect(await readHealth(over({ kind: 'postgres' }), parts(null))()).toEqual([]);
});

it('says that the database is away, and does not wait for one that is silent', async () => {
  const away = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.5'));
  expect(await readHealth(over({ query: away }), parts(null))()).toEqual(['database']);
  const silent = () => new Promise<never[]>(() => undefined);
  const impatient = { ...parts(0), patienceMs: 20 };
  expect(await readHealth(over({ query: silent }), impatient)()).toEqual(['database', 'disk']);
});

it('looks once in five seconds, however often and however many at once ask', async () => {
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

it('answers 503 with the part that is unhealthy and no word more', async () => {
  const broken = await testPlatform({ seed: 'none', env: { DATA_DIR: '/dev/null/not-a-folder' } });
  const answer = await broken.caller().send('GET', '/healthz');
  expect(answer).toMatchObject({ status: 503, body: { healthy: false, unhealthy: ['disk'] } });
  expect(Object.keys(answer.body as object)).toEqual(['healthy', 'unhealthy']);
  await broken.close();
});

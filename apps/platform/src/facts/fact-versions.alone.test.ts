import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import type { Database, Tx } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { settledRound, takeAllTurns } from '../testing/tally.ts';
import { testDeps } from '../testing/test-deps.ts';
import type { FactConsumer } from './consumer.ts';
import type * as factModule from './fact.ts';
import type { FactKind, NewFact } from './fact.ts';
import { FactWork } from './fact-work.ts';
import { recordFact } from './record-fact.ts';

/** What a consumer of each version was given: the stake of a round, and the field that only the newer version knows. */
const read: { by: 'older' | 'newer'; consumer: string; kind: string; stake?: bigint; table?: unknown }[] = [];

let db: Database;
let deps: Deps;
beforeEach(async () => {
  db = await openTestDatabase();
  deps = testDeps();
  read.splice(0);
});
afterEach(() => db.close());

/**
 * The code of a newer version, in which rounds have a table and there is another kind of fact. It is loaded beside the
 * current code, which is the older version in this test.
 */
async function newerVersion() {
  vi.resetModules();
  vi.doMock('./fact.ts', async original => {
    const { facts } = await original<typeof factModule>();
    return {
      facts: {
        ...facts,
        round_settled: facts.round_settled.extend({ table: z.string().nullable().default(null) }),
        seat_taken: z.object({ player: z.int() }),
      },
    };
  });
  const work = await import('./fact-work.ts');
  const record = await import('./record-fact.ts');
  return { FactWork: work.FactWork, recordFact: record.recordFact as (tx: Tx, fact: object) => Promise<void> };
}

const consumer = (by: 'older' | 'newer', name: string, ...kinds: string[]): FactConsumer => ({
  name,
  from: 'kept',
  kinds: kinds as FactKind[],
  batch: 2,
  apply: async (_tx, facts) => {
    for (const { kind, data } of facts) read.push({ by, consumer: name, kind, ...(data as object) });
  },
});

/** A round as the newer version records it. */
const atTable = (stake: bigint): object => {
  const { data, ...fact } = settledRound(1, stake, deps.now());
  return { ...fact, data: { ...data, table: 'green' } };
};

it('processes of two versions that share a consumer read the facts of both, during an upgrade', async () => {
  const newer = await newerVersion();
  const older = new FactWork(db, deps, [consumer('older', 'shared', 'round_settled')]);
  const upgraded = new newer.FactWork(db, deps, [
    consumer('newer', 'shared', 'round_settled'),
    consumer('newer', 'added', 'round_settled', 'seat_taken'),
  ]);
  for (let turn = 0; turn < 3; turn += 1) {
    await db.transaction(tx => recordFact(tx, settledRound(1, 5n, deps.now())));
    await db.transaction(tx => newer.recordFact(tx, atTable(7n)));
    await db.transaction(tx => newer.recordFact(tx, { kind: 'seat_taken', at: deps.now(), data: { player: 1 } }));
    await takeAllTurns(turn % 2 === 0 ? older : upgraded);
  }
  await takeAllTurns(upgraded);
  expect(await upgraded.setAside()).toEqual([]);
  const seen = (by: string, name: string) =>
    read.filter(one => one.by === by && one.consumer === name).map(({ kind, stake, table }) => [kind, stake, table]);
  const [plain, tabled] = [
    ['round_settled', 5n, null],
    ['round_settled', 7n, 'green'],
  ];
  const stripped = [
    ['round_settled', 5n, undefined],
    ['round_settled', 7n, undefined],
  ];
  expect(seen('older', 'shared')).toEqual([...stripped, ...stripped]);
  expect(seen('newer', 'shared')).toEqual([plain, tabled]);
  const seat = ['seat_taken', undefined, undefined];
  expect(seen('newer', 'added')).toEqual([plain, tabled, seat, plain, tabled, seat, plain, tabled, seat]);
});

it('a process rejects a fact with a field that its version does not know when it records it', async () => {
  const misspelt = atTable(5n) as NewFact;
  await expect(db.transaction(tx => recordFact(tx, misspelt))).rejects.toThrow('table');
  expect(await db.query('SELECT FROM facts')).toEqual([]);
});

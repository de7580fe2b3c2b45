import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { testDeps } from '../testing/test-deps.ts';
import { forgetEvents } from './event-log.ts';
import { emit } from './outbox.ts';
import { OutboxPublisher, type EventReader } from './outbox-publisher.ts';

const deps = testDeps();
const noted = (id: number) => ({ type: `note ${id}` });
/** The embedded database runs one transaction at a time. */
const alone = (globalThis.process.env['DATABASE_URL'] ?? '') === '';
let db: Database;
const open: OutboxPublisher[] = [];

beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(async () => {
  for (const publisher of open.splice(0)) await publisher.stop();
  await db.close();
});

interface Process {
  readonly outbox: OutboxPublisher;
  /** The events it received, in order. */
  readonly said: unknown[];
  /** The recent events it received when it started. */
  readonly lately: unknown[];
  /** Positions before which it missed events. */
  readonly lost: number[];
}

/** Starts a process of the platform that reads the log from now on. */
async function process(parts: Partial<EventReader> = {}): Promise<Process> {
  const said: unknown[] = [];
  const lately: unknown[] = [];
  const lost: number[] = [];
  const outbox = new OutboxPublisher(db, deps, {
    begin: log => void lately.push(...log.events.map(({ data }) => data)),
    receive: ({ channel, data }) => void said.push([channel, data]),
    lost: position => void lost.push(position),
    ...parts,
  });
  open.push(outbox);
  await outbox.begin();
  return { outbox, said, lately, lost };
}

const note = (id: number) => db.transaction(tx => emit(tx, 'game_limits#7', noted(id)));
/** Writes an event as a process on another machine would, without waking this process. */
const noteOfAnother = (id: number) =>
  db.query(`INSERT INTO outbox (channel, data) VALUES ('game_limits#7', $1::jsonb)`, [JSON.stringify(noted(id))]);
const notes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ['game_limits#7', noted(from + at)]);
const count = async (table: 'outbox' | 'events') =>
  (await db.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]?.count;

describe('the outbox', () => {
  it('the outbox publishes events automatically after the commit, in the order in which they were written', async () => {
    const { outbox, said } = await process();
    outbox.start();
    await db.transaction(async tx => {
      for (let id = 1; id <= 20; id += 1) await emit(tx, 'game_limits#7', noted(id));
      expect(said).toEqual([]);
    });
    await expect.poll(() => said).toHaveLength(20);
    expect(said).toEqual(notes(1, 20));
    await outbox.flush();
    expect(await count('outbox')).toBe(0);
  });

  it('the outbox publishes nothing from a transaction that was rolled back', async () => {
    const { outbox, said } = await process();
    const failing = db.transaction(async tx => {
      await emit(tx, 'game_limits#7', noted(1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await outbox.flush();
    expect(said).toEqual([]);
  });

  it('the outbox publishes events left by a killed process, and retries events that a process failed to handle', async () => {
    await note(1);
    let fails = true;
    const received: unknown[] = [];
    const dying = await process({
      receive: ({ data }) => {
        if (fails) throw new Error('no');
        received.push(data);
      },
    });
    const other = await process();
    await expect(dying.outbox.flush()).rejects.toThrow('no');
    await other.outbox.flush();
    expect(other.said).toEqual(notes(1, 1));
    fails = false;
    await dying.outbox.flush();
    expect(received).toEqual([noted(1)]);
  });
});

describe('the event log shared by two processes', () => {
  it('every process gets all events in the same order, whichever process wrote them', async () => {
    const both = [await process(), await process()] as const;
    for (let id = 1; id <= 10; id += 1) {
      await note(id);
      await both[id % 2 === 0 ? 0 : 1].outbox.flush();
    }
    await both[0].outbox.publish('game_limits#7', noted(11));
    for (const { outbox } of both) await outbox.flush();
    expect(both.map(({ said }) => said)).toEqual([notes(1, 11), notes(1, 11)]);
  });

  it.skipIf(alone)('an event that was written early but committed late is not lost', async () => {
    const { outbox, said } = await process();
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    const { promise: committed, resolve: commit } = Promise.withResolvers<void>();
    const late = db.transaction(async tx => {
      await emit(tx, 'game_limits#7', noted(1));
      write();
      await committed;
    });
    await written;
    await note(2);
    await outbox.flush();
    expect(said).toEqual(notes(2, 2));
    commit();
    await late;
    await outbox.flush();
    expect(said).toEqual([...notes(2, 2), ...notes(1, 1)]);
  });

  it('events that both processes send with the same key are published only once', async () => {
    const [one, two] = [await process(), await process()];
    const first = await one.outbox.publish('table:x', 1, 'round 1');
    const second = await two.outbox.publish('table:x', 1, 'round 1');
    const third = await two.outbox.publish('table:x', 2, 'round 2');
    expect([first, second, third]).toEqual([1, null, 2]);
    await one.outbox.flush();
    expect(one.said).toEqual([
      ['table:x', 1],
      ['table:x', 2],
    ]);
  });

  it('a starting process gets the recent events and then the following ones', async () => {
    const first = await process();
    await note(1);
    await first.outbox.flush();
    const later = await process();
    await note(2);
    await first.outbox.flush();
    await later.outbox.flush();
    expect([later.lately, later.said]).toEqual([[noted(1)], notes(2, 2)]);
  });

  it('the event log covers five minutes, and a process that was away longer learns that it missed events', async () => {
    const [here, away] = [await process(), await process()];
    await noteOfAnother(1);
    await here.outbox.flush();
    await forgetEvents(db);
    expect(await count('events')).toBe(1);
    await db.query(`UPDATE events SET at = at - interval '301 seconds'`);
    await forgetEvents(db);
    expect(await count('events')).toBe(0);
    await noteOfAnother(2);
    await here.outbox.flush();
    await away.outbox.flush();
    expect([here.lost, away.lost, away.said]).toEqual([[], [1], notes(2, 2)]);
  });
});

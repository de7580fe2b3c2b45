import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { testDeps } from '../testing/test-deps.ts';
import { emit } from './outbox.ts';
import { OutboxPublisher } from './outbox-publisher.ts';

const deps = testDeps();
const noted = (id: number) => ({ id });
let db: Database;
let said: unknown[];
let outbox: OutboxPublisher;

beforeEach(async () => {
  db = await openTestDatabase();
  said = [];
  outbox = new OutboxPublisher(db, deps, (channel, data) => void said.push([channel, data]));
});
afterEach(async () => {
  await outbox.stop();
  await db.close();
});

const rows = async () => (await db.query<{ count: number }>('SELECT count(*)::int AS count FROM outbox'))[0]?.count;

describe('the outbox', () => {
  it('publishes after the commit, by itself and in the order of writing', async () => {
    outbox.start();
    await db.transaction(async tx => {
      for (let id = 1; id <= 20; id += 1) await emit(tx, 'notifications#7', noted(id));
      expect(said).toEqual([]);
    });
    await vi.waitFor(() => expect(said).toHaveLength(20));
    expect(said).toEqual(Array.from({ length: 20 }, (_, at) => ['notifications#7', noted(at + 1)]));
    await outbox.flush();
    expect(await rows()).toBe(0);
  });

  it('says nothing of what was rolled back', async () => {
    const failing = db.transaction(async tx => {
      await emit(tx, 'notifications#7', noted(1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await outbox.flush();
    expect(said).toEqual([]);
  });

  it('publishes what a killed process left behind, and again what it could not finish', async () => {
    await db.transaction(tx => emit(tx, 'notifications#7', noted(1)));
    const dying = new OutboxPublisher(db, deps, () => {
      throw new Error('killed');
    });
    await expect(dying.flush()).rejects.toThrow('killed');
    expect(await rows()).toBe(1);
    await outbox.flush();
    expect(said).toEqual([['notifications#7', noted(1)]]);
    await dying.stop();
  });
});

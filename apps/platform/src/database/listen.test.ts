import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Listening } from './database.ts';
import { openPostgres } from './postgres.ts';

const url = process.env['DATABASE_URL'] ?? '';

describe.skipIf(url === '')('notifications from PostgreSQL', () => {
  const channel = `news_of_${process.pid}`;
  let db: Database;
  let listening: Listening;
  let received: (string | null)[];
  let broken: number;

  beforeEach(async () => {
    received = [];
    broken = 0;
    db = openPostgres({ url, poolSize: 2, onBroken: () => void (broken += 1) });
    listening = db.listen(channel, payload => void received.push(payload));
    await expect.poll(() => received).toEqual([null]);
  });
  afterEach(async () => {
    await listening.close();
    await db.close();
  });

  const tell = (payload: string) => db.query('SELECT pg_notify($1, $2)', [channel, payload]);

  it('PostgreSQL notifications arrive after their transaction commits, and never after a rollback', async () => {
    const failing = db.transaction(async tx => {
      await tx.query('SELECT pg_notify($1, $2)', [channel, 'rolled back']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await tell('committed');
    await expect.poll(() => received).toEqual([null, 'committed']);
  });

  it('PostgreSQL notifications resume after the connection is cut, with a signal that some might have been missed', async () => {
    const cut = await db.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = $1', [
      `LISTEN ${channel}`,
    ]);
    expect(cut).toHaveLength(1);
    await expect.poll(() => received).toEqual([null, null]);
    expect(broken).toBe(1);
    await tell('after');
    await expect.poll(() => received).toEqual([null, null, 'after']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDeps } from '../testing/test-deps.ts';
import { audit, firstBrokenAuditLine } from './audit.ts';
import type { Database } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openTestDatabase } from './testing.ts';
import { checkpointWhenLong, upkeep } from './upkeep.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.query('CREATE TABLE marks (name text PRIMARY KEY, at timestamptz, amount numeric(38, 0))');
});
afterAll(() => db.close());

const mark = (name: string) => ['INSERT INTO marks (name) VALUES ($1)', [name]] as const;
const marks = async () =>
  (await db.query<{ name: string }>('SELECT name FROM marks ORDER BY name')).map(row => row.name);

describe('the database', () => {
  it('the database returns whole numbers as bigint, timestamps as Date and dates as strings', async () => {
    const [row] = await db.query(
      `SELECT 9007199254740993::int8 AS int8, 123456789012345678901234567890::numeric AS whole, 1.50::numeric AS part,
        '2026-11-20T12:00:00Z'::timestamptz AS moment, '1990-02-28'::date AS day, '{"a": 1}'::jsonb AS json`,
    );
    expect(row).toEqual({
      int8: 9_007_199_254_740_993n,
      whole: 123_456_789_012_345_678_901_234_567_890n,
      part: '1.50',
      moment: new Date('2026-11-20T12:00:00Z'),
      day: '1990-02-28',
      json: { a: 1 },
    });
  });

  it('rolls back a failed transaction without affecting concurrent ones', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        db.transaction(async tx => {
          await tx.query(...mark(`many ${at}`));
          if (at % 5 === 0) throw new Error('no');
          return at;
        }),
      ),
    );
    expect(results.filter(result => result.status === 'rejected')).toHaveLength(4);
    expect((await marks()).filter(name => name.startsWith('many'))).toHaveLength(16);
    await db.query('DELETE FROM marks');
  });

  it('does not commit after a failed statement, even if the work caught its error', async () => {
    const swallowing = db.transaction(async tx => {
      await tx.query(...mark('before'));
      await tx.query('SELECT 1 / 0').catch(() => undefined);
      return 'fine';
    });
    await expect(swallowing).rejects.toThrow('division by zero');
    expect(await marks()).toEqual([]);
  });

  it('runs afterCommit callbacks in order after the commit, and never after a rollback', async () => {
    const received: string[] = [];
    await db.transaction(async tx => {
      tx.afterCommit(() => received.push('first'));
      tx.afterCommit(() => received.push('second'));
      expect(received).toEqual([]);
    });
    const failing = db.transaction(async tx => {
      tx.afterCommit(() => received.push('never'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(received).toEqual(['first', 'second']);
  });

  it('refuses a query inside a transaction that bypasses its tx, because the query would wait forever', async () => {
    await expect(db.transaction(() => db.query('SELECT 1'))).rejects.toThrow('only its tx');
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('only its tx');
  });

  it('refuses to use a tx after its transaction has ended', async () => {
    const kept = await db.transaction(async tx => tx);
    await expect(kept.query('SELECT 1')).rejects.toThrow('over');
  });

  it('the embedded database lets timers run between statements', async () => {
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 1);
    for (let count = 0; count < 200; count += 1) await db.query('SELECT $1::int', [count]);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(0);
  });

  it('returns the right result to each of a hundred concurrent queries', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => (await db.query<{ n: number }>('SELECT $1::int AS n', [at]))[0]?.n),
    );
    expect(answers).toEqual(Array.from({ length: 100 }, (_, at) => at));
  });

  it('maintenance loses no rows', async () => {
    await db.query("INSERT INTO marks (name) SELECT 'kept ' || n FROM generate_series(1, 200) AS n");
    await db.query('UPDATE marks SET amount = 1');
    await upkeep(db);
    expect(await marks()).toHaveLength(200);
    await db.query('DELETE FROM marks');
  });

  it("writes a checkpoint when the embedded database's log is long, so that recovery after a kill is fast", async () => {
    const limit = 1024n * 1024n;
    await checkpointWhenLong(db, 0n);
    expect(await checkpointWhenLong(db, limit)).toBe(false);
    await db.query("INSERT INTO marks (name) SELECT repeat('x', 500) || n FROM generate_series(1, 4000) AS n");
    const embedded = db.kind === 'embedded';
    expect(await checkpointWhenLong(db, limit)).toBe(embedded);
    expect(await checkpointWhenLong(db, limit)).toBe(false);
    await db.query('DELETE FROM marks');
  });
});

describe('database migrations', () => {
  it('migrations are applied only once', async () => {
    expect(await migrate(db)).toEqual([]);
  });

  it('migrations that changed after they were applied are rejected', async () => {
    const [first, ...rest] = readMigrations();
    if (first === undefined) throw new Error('There are no migrations');
    await expect(migrate(db, [{ ...first, checksum: 'other' }, ...rest])).rejects.toThrow('changed after');
  });
});

describe('the audit trail', () => {
  const byOperator = { actor: 'operator', action: 'player.groups_added', ip: '203.0.113.7' } as const;
  beforeAll(async () => {
    for (const subject of ['player:1', 'player:2', 'player:3'])
      await db.transaction(tx => audit(tx, testDeps(), { ...byOperator, subject, before: [], after: ['21'] }));
  });

  it.each([
    "at = at + interval '1 second'",
    "actor = 'nobody'",
    "action = 'player.closed'",
    "subject = 'player:9'",
    `before = '["21"]'`,
    "after = '[]'",
    "ip = '203.0.113.8'",
    'ip = NULL',
    "hash = ''",
  ])('the audit trail detects that a line was changed to %s [A51]', async change => {
    const undo = new Error('undone');
    const changed = db.transaction(async tx => {
      await tx.query('ALTER TABLE audit DISABLE TRIGGER USER');
      await tx.query(`UPDATE audit SET ${change} WHERE line = 2`);
      expect(await firstBrokenAuditLine(tx)).toBe(2);
      throw undo;
    });
    await expect(changed).rejects.toBe(undo);
    expect(await firstBrokenAuditLine(db)).toBeNull();
  });

  it.each([
    ['the last line is', 'line = 3', 3],
    ['a line in the middle is', 'line = 2', 2],
    ['the first line is', 'line = 1', 1],
    ['the last lines are', 'line > 1', 2],
    ['all lines are', 'true', 1],
  ])(
    'the audit trail detects that %s removed, even after new lines are appended [A51]',
    async (_which, removed, broken) => {
      const undo = new Error('undone');
      const changed = db.transaction(async tx => {
        await tx.query('ALTER TABLE audit DISABLE TRIGGER USER');
        await tx.query(`DELETE FROM audit WHERE ${removed}`);
        expect(await firstBrokenAuditLine(tx)).toBe(broken);
        await audit(tx, testDeps(), { ...byOperator, subject: 'player:4' });
        expect(await firstBrokenAuditLine(tx)).toBe(broken);
        throw undo;
      });
      await expect(changed).rejects.toBe(undo);
      expect(await firstBrokenAuditLine(db)).toBeNull();
    },
  );

  it('the audit trail detects a line that was changed together with its hash, and a line that was inserted by hand [A51]', async () => {
    const undo = new Error('undone');
    const forged = (make: string, broken: number) =>
      db.transaction(async tx => {
        await tx.query('ALTER TABLE audit DISABLE TRIGGER USER');
        await tx.query(make);
        expect(await firstBrokenAuditLine(tx)).toBe(broken);
        throw undo;
      });
    const after = (line: number) => `(SELECT hash FROM audit WHERE line = ${line})`;
    const changed = `UPDATE audit SET actor = 'nobody' WHERE line = 3; UPDATE audit AS a SET hash = audit_hash(${after(2)}, a) WHERE line = 3`;
    const added = `INSERT INTO audit SELECT 4, at, actor, action, subject, before, after, ip, '' FROM audit WHERE line = 3;
      UPDATE audit AS a SET hash = audit_hash(${after(3)}, a) WHERE line = 4`;
    await expect(forged(changed, 3)).rejects.toBe(undo);
    await expect(forged(added, 4)).rejects.toBe(undo);
  });

  it('the audit trail rejects updates and deletes, and detects a change made with the triggers disabled [A51]', async () => {
    expect(await firstBrokenAuditLine(db)).toBeNull();
    await expect(db.query("UPDATE audit SET actor = 'nobody'")).rejects.toThrow('append-only');
    await expect(db.query('DELETE FROM audit')).rejects.toThrow('append-only');
    await expect(db.query('TRUNCATE audit')).rejects.toThrow('append-only');
    await db.query("ALTER TABLE audit DISABLE TRIGGER USER; UPDATE audit SET after = '[]' WHERE line = 2");
    expect(await firstBrokenAuditLine(db)).toBe(2);
  });
});

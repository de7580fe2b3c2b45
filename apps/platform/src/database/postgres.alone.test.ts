import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { makeDatabase } from './make-database.ts';
import { openPostgres } from './postgres.ts';

const server = process.env['DATABASE_URL'] ?? '';
/** A server whose address names a socket folder is reached through a pipe instead of TCP. */
const kind = server.includes('%2F') ? 'PipeWrap' : 'TCPSocketWrap';
const ofKind = (): number => process.getActiveResourcesInfo().filter(each => each === kind).length;
/** The number of these sockets before the test opens any. */
const others = ofKind();
const openSockets = (): number => ofKind() - others;

describe.skipIf(server === '')('PostgreSQL connections', () => {
  let own: Awaited<ReturnType<typeof makeDatabase>>;
  let db: Database;
  let watching: Database;
  const broken: Error[] = [];

  beforeEach(async () => {
    broken.length = 0;
    own = await makeDatabase(server);
    watching = openPostgres({ url: server, poolSize: 1, onBroken: error => void broken.push(error) });
    db = openPostgres({ url: own.url, poolSize: 4, onBroken: error => void broken.push(error) });
  });
  afterEach(async () => {
    await db.close().catch(() => undefined);
    await own.drop();
    await watching.close();
  });

  it('a connection cut between two statements of a transaction fails only that transaction [B3]', async () => {
    const first = Promise.withResolvers<number>();
    const cut = Promise.withResolvers<void>();
    const failing = db.transaction(async tx => {
      const [row] = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      first.resolve(Number(row?.pid));
      await cut.promise;
      await tx.query('SELECT 1');
    });
    const refused = expect(failing).rejects.toThrow(/not queryable|terminat/u);
    await watching.query('SELECT pg_terminate_backend($1, 5000)', [await first.promise]);
    // The break is detected here, while no statement is waiting for an answer. An unhandled error would end the
    // process.
    await expect.poll(() => openSockets()).toBe(1);
    cut.resolve();
    await refused;
    await expect(db.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
  });

  it('closing the database leaves no connection open', async () => {
    await watching.query('SELECT 1');
    await Promise.all(Array.from({ length: 4 }, () => db.query('SELECT pg_sleep(0.05)')));
    expect(openSockets()).toBe(5);
    await db.close();
    expect(openSockets()).toBe(1);
    expect(broken).toEqual([]);
  });
});

import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { testConfig } from '../testing/test-config.ts';
import { testDeps } from '../testing/test-deps.ts';
import { connectionFault, DatabaseFault } from './connection-fault.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { openTestDatabase } from './testing.ts';

const url = 'postgres://liftoff:hidden@db.example:5433/house';

describe('a database that cannot be used', () => {
  it.each([
    ['ENOTFOUND', 'no such host'],
    ['28P01', 'password is wrong'],
    ['3D000', 'no database of that name'],
    ['42501', 'may not create tables'],
  ])('an unusable database is reported in a plain sentence without its password for error %s', (code, words) => {
    const fault = connectionFault(url, Object.assign(new Error('hidden'), { code }));
    expect(fault).toBeInstanceOf(DatabaseFault);
    const { message } = fault as DatabaseFault;
    expect(message).toMatch(/^DATABASE_URL db\.example:5433\/house cannot be used: .*\.$/);
    expect(message).toContain(words);
    expect(message).not.toContain('hidden');
  });

  it('an unusable database is reported with its socket folder if the address names one', () => {
    const inFolder = 'postgres://liftoff:hidden@%2Frun%2Fpostgresql:5433/house';
    const fault = connectionFault(inFolder, Object.assign(new Error('hidden'), { code: 'ENOENT' }));
    expect(String(fault)).toBe(
      'DatabaseFault: DATABASE_URL /run/postgresql:5433/house cannot be used: no socket is there.',
    );
  });

  it('an unknown database error is left unchanged', () => {
    const error = new Error('the unforeseen');
    expect(connectionFault(url, error)).toBe(error);
  });

  it('opening a database reports in a plain sentence that nothing listens at its address', async () => {
    const probe = createServer();
    await new Promise<void>(done => probe.listen(0, '127.0.0.1', done));
    const { port } = probe.address() as AddressInfo;
    await new Promise(done => probe.close(done));
    const config = testConfig({ DATABASE_URL: `postgres://liftoff@127.0.0.1:${port}/house` });
    await expect(openDatabase(config, testDeps())).rejects.toThrow(
      `DATABASE_URL 127.0.0.1:${port}/house cannot be used: nothing listens there.`,
    );
  });

  it("refuses a database that holds another application's tables, and leaves it unchanged", async () => {
    const database = await openTestDatabase();
    await database.transaction(async tx => {
      await tx.query('ALTER TABLE migrations RENAME TO invoices');
    });
    await expect(migrate(database)).rejects.toThrow(/holds tables that are not Liftoff's/);
    expect(await database.query("SELECT 1 AS here FROM pg_tables WHERE tablename = 'migrations'")).toEqual([]);
    await database.close();
  });
});

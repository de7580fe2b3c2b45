import { cpSync, existsSync, fsyncSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testConfig } from '../testing/test-config.ts';
import { testDeps } from '../testing/test-deps.ts';
import { assertDurable } from './open-database.ts';
import type { Sql } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { FolderInUse } from './lock-folder.ts';
import { makeDatabase } from './make-database.ts';
import { openDatabase } from './open-database.ts';
import { openPostgres } from './postgres.ts';

vi.mock('node:fs', { spy: true });
vi.mock('./embedded.ts', { spy: true });

/** A database created over the remains of a start that was killed. Each test works on a copy. */
let made: string;
let folder: string;
const halfMade = 'database.new';
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'liftoff-made-'));
  mkdirSync(join(made, halfMade));
  writeFileSync(join(made, halfMade, 'PG_VERSION'), '18');
  await (await open(made)).close();
});
afterAll(() => rmSync(made, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftoff-open-'));
  cpSync(made, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (dataDir = folder) => openDatabase(testConfig({ DATA_DIR: dataDir }), testDeps());

describe('opening the embedded database', () => {
  it('opening the embedded database replaces the remains of a killed start, keeps written data and locks out a second process', async () => {
    expect(existsSync(join(made, halfMade))).toBe(false);
    const first = await open();
    await expect(open()).rejects.toThrow(FolderInUse);
    await first.query("INSERT INTO outbox (channel, data) VALUES ('wins', '{}')");
    await first.close();
    const second = await open();
    expect(await second.query('SELECT channel FROM outbox')).toEqual([{ channel: 'wins' }]);
    await second.close();
  });

  it('syncs each of a thousand commits to disk before confirming it, and refuses to open if a commit is not synced [B5]', async () => {
    const { database, syncs } = await openEmbedded(folder);
    await assertDurable(database, syncs);
    const sync = vi.mocked(fsyncSync);
    onTestFinished(() => void sync.mockReset());
    const really = await vi.importActual<{ fsyncSync: (file: number) => void }>('node:fs');
    /** The sync count at the start of each fsync call. */
    const counted: number[] = [];
    sync.mockImplementation(file => {
      counted.push(syncs.count);
      really.fsyncSync(file);
    });
    for (let write = 0; write < 1_000; write += 1) {
      const before = counted.length;
      await database.transaction(tx => tx.query("INSERT INTO outbox (channel, data) VALUES ('wins', '{}')"));
      expect(counted.length).toBeGreaterThan(before);
      expect(counted.at(-1)).toBe(syncs.count - 1);
    }

    await expect(assertDurable(database, { count: 0 })).rejects.toThrow('not on disk');
    await database.query('SET synchronous_commit = off');
    await expect(assertDurable(database, syncs)).rejects.toThrow('synchronous_commit off');
    await database.close();
  });

  it("refuses to open the embedded database if commits do not wait for the disk, and releases the folder's lock [B5]", async () => {
    vi.mocked(openEmbedded).mockImplementationOnce(async dataDir => {
      const opened = await openEmbedded(dataDir);
      await opened.database.query('SET synchronous_commit = off');
      return opened;
    });
    await expect(open()).rejects.toThrow('synchronous_commit off');
    await (await open()).close();
  });

  it('the embedded database commits waiting transactions together', async () => {
    const { database, syncs } = await openEmbedded(folder);
    const before = syncs.count;
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.transaction(tx => tx.query("INSERT INTO outbox (channel, data) VALUES ('wins', '{}')")),
      ),
    );
    // The first transaction commits alone, the other 39 together.
    expect(syncs.count - before).toBe(2);
    expect(await database.query('SELECT count(*)::int AS count FROM outbox')).toEqual([{ count: 40 }]);
    await database.close();
  });
});

const server = process.env['DATABASE_URL'] ?? '';

it.skipIf(server === '')('refuses a server database whose commits do not wait for the disk [B5]', async () => {
  const own = await makeDatabase(server);
  const setting = openPostgres({ url: own.url, poolSize: 1, onBroken: () => undefined });
  await setting.query(`ALTER DATABASE "${new URL(own.url).pathname.slice(1)}" SET synchronous_commit = off`);
  await setting.close();
  const opening = openDatabase(testConfig({ DATABASE_URL: own.url }), testDeps());
  await expect(opening).rejects.toThrow('synchronous_commit off');
  await own.drop();
});

it.each([
  [{ fsync: 'off' }, 'fsync is off'],
  [{ full_page_writes: 'off' }, 'full_page_writes off'],
  [{ synchronous_commit: 'off' }, 'synchronous_commit off'],
  [{ synchronous_commit: 'local' }, 'synchronous_commit local'],
])(
  'refuses a server that reports %o, but accepts a server with every durability setting on [B5]',
  async (change, fault) => {
    const saying = (settings: object): Sql => {
      const rows: unknown[] = [{ fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', ...settings }];
      return { query: async <Row>() => rows as Row[] };
    };
    await assertDurable(saying({}), null);
    await expect(assertDurable(saying(change), null)).rejects.toThrow(fault);
  },
);

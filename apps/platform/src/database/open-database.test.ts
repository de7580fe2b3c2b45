import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testConfig } from '../testing/test-config.ts';
import { testDeps } from '../testing/test-deps.ts';
import { assertDurable } from './assert-durable.ts';
import { openEmbedded } from './embedded.ts';
import { FolderInUse } from './lock-folder.ts';
import { openDatabase } from './open-database.ts';

/** Where a database was made, over the remains of a start that was killed; each test has a copy of it. */
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
  it('makes it over the remains of a start that was killed, keeps what is written, and is one process’s alone', async () => {
    expect(existsSync(join(made, halfMade))).toBe(false);
    const first = await open();
    await expect(open()).rejects.toThrow(FolderInUse);
    await first.query("INSERT INTO outbox (channel, data) VALUES ('wins', '{}')");
    await first.close();
    const second = await open();
    expect(await second.query('SELECT channel FROM outbox')).toEqual([{ channel: 'wins' }]);
    await second.close();
  });

  it('brings each of a thousand commits to disk before it is answered, and is refused where it does not [B5]', async () => {
    const { database, syncs } = await openEmbedded(folder);
    await assertDurable(database, syncs);
    for (let write = 0; write < 1_000; write += 1) {
      const before = syncs.count;
      await database.transaction(tx => tx.query("INSERT INTO outbox (channel, data) VALUES ('wins', '{}')"));
      expect(syncs.count).toBeGreaterThan(before);
    }

    await expect(assertDurable(database, { count: 0 })).rejects.toThrow('not on disk');
    await database.query('SET synchronous_commit = off');
    await expect(assertDurable(database, syncs)).rejects.toThrow('synchronous_commit off');
    await database.close();
  });

  it('shares one commit among the transactions that wait', async () => {
    const { database, syncs } = await openEmbedded(folder);
    const before = syncs.count;
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.transaction(tx => tx.query("INSERT INTO outbox (channel, data) VALUES ('wins', '{}')")),
      ),
    );
    // The first goes alone, the other thirty-nine together.
    expect(syncs.count - before).toBe(2);
    expect(await database.query('SELECT count(*)::int AS count FROM outbox')).toEqual([{ count: 40 }]);
    await database.close();
  });
});

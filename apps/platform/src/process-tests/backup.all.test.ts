import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { fail, makeDatabase } from '../database/make-database.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import { framePath, type Begun } from '../testing/frame-path.ts';
import { giveMoney, openFrameOf, signInDemo } from '../testing/play.ts';
import { testPlatform, type TestPlatform } from '../testing/test-platform.ts';

const server = process.env['DATABASE_URL'] ?? '';
const email = 'demo@liftoff.test';
const spin = { engine: 'slot', stake_cents: 20 };

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** The backup commands from docs/operating.md, exactly as an operator reads them. */
function written(): string {
  const doc = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
  const commands = /\*\*PostgreSQL\.\*\*[\s\S]*?```sh\n([\s\S]*?)```/.exec(doc)?.[1];
  if (commands === undefined) throw new Error('docs/operating.md has no commands for PostgreSQL');
  return commands;
}

/**
 * Runs the commands in a temporary folder against the server of `url`. Debian's PostgreSQL tools, newest version
 * first, are searched after those on PATH.
 */
async function run(commands: string, url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-backup-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const debian = '/usr/lib/postgresql';
  const tools = listed(debian)
    .toSorted((a, b) => Number(b) - Number(a))
    .map(version => join(debian, version, 'bin'));
  const { hostname, port, username, password } = new URL(url);
  await promisify(execFile)('sh', ['-eu', '-c', commands], {
    cwd: folder,
    env: {
      PATH: [process.env['PATH'], ...tools].join(':'),
      DATABASE_URL: url,
      PGHOST: decodeURIComponent(hostname),
      PGPORT: port === '' ? '5432' : port,
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
    },
  });
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const open = (url: string): Database => openPostgres({ url, poolSize: 8, onBroken: fail });
const env = { RATE_FACTOR: '1000' };

/** Every balance, ledger entry, round, payment and audit line. */
const books = async ({ db }: TestPlatform) => ({
  accounts: await db.query('SELECT * FROM ledger_accounts ORDER BY id'),
  entries: await db.query('SELECT * FROM ledger_entries ORDER BY 1, 2'),
  rounds: await db.query('SELECT owner, id, state, stake, win FROM game_rounds ORDER BY owner, id'),
  payments: await db.query('SELECT * FROM payments ORDER BY id'),
  audit: await db.query('SELECT * FROM audit ORDER BY line'),
});

describe.skipIf(server === '')('a PostgreSQL backup made with the documented commands', () => {
  it('restores every balance, ledger entry, round and payment, and play continues on the restored copy [B30]', async () => {
    const source = await makeDatabase(server);
    undo.push(source.drop);
    const db = open(source.url);
    await migrate(db);
    const platform = await testPlatform({ seed: 'small', env, db });
    undo.push(() => platform.close());
    const player = await signInDemo(platform);
    await giveMoney(platform, email, 'EUR', 10_000);
    const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
    const begun = await player.send<Begun>('POST', '/payments/deposits', body);
    const pay = `${framePath(begun.body)}/pay`;
    expect((await platform.caller().send('POST', pay, { card: 'tok_succeeds' })).status).toBe(200);
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
    const frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
    for (let bet = 0; bet < 3; bet += 1) {
      platform.clock.advance(10_000);
      expect((await frame.bet(randomUUID(), spin)).status).toBe(200);
    }
    const before = await books(platform);
    expect(before.rounds).toHaveLength(3);
    expect(before.payments).toMatchObject([{ state: 'succeeded' }]);

    const restored = `restored_${randomUUID().replaceAll('-', '')}`;
    const url = new URL(server);
    url.pathname = `/${restored}`;
    undo.push(async () => {
      const maintenance = open(server);
      await maintenance.maintain(`DROP DATABASE IF EXISTS ${restored} WITH (FORCE)`);
      await maintenance.close();
    });
    await run(written().replaceAll('liftoff_restored', restored), source.url);

    const copy = open(url.href);
    expect(await migrate(copy)).toEqual([]);
    const again = await testPlatform({ seed: 'none', env, db: copy, random: 'restored' });
    undo.push(() => again.close());
    again.clock.advance(platform.clock.now().getTime() - again.clock.now().getTime());
    expect(await books(again)).toEqual(before);
    const ledger = () => again.operator().send<{ intact: boolean }>('GET', '/console/api/ledger');
    expect((await ledger()).body).toMatchObject({ intact: true });
    again.clock.advance(10_000);
    const later = await openFrameOf(again, await signInDemo(again), 'deep-sea-salvage', 'real');
    expect(later.start.balance_cents).toBe(
      (await frame.send<{ balance_cents: number }>('GET', '/frame/api/balance')).body.balance_cents,
    );
    expect((await later.bet(randomUUID(), spin)).status).toBe(200);
    expect((await ledger()).body).toMatchObject({ intact: true });
  });
});

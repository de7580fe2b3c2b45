import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { rootSecret } from './root-secret.ts';

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liftoff-secret-'));
  // Only a server is shared; its answers are those of the embedded one.
  db = { ...(await openTestDatabase()), kind: 'postgres' };
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

/** A platform with a data folder of its own that starts on the shared database. */
async function platform(name: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const dataDir = join(folder, name);
  const secret = rootSecret(env);
  await secret.agree(db, dataDir);
  return secret.of(dataDir).toString('hex');
}

describe('the secret of several platforms on one server', () => {
  it('is one for all, made by the first and kept in the database alone', async () => {
    const all = await Promise.all(['one', 'two', 'three'].map(name => platform(name)));
    expect(new Set(all).size).toBe(1);
    expect(await platform('later')).toBe(all[0]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('stays the one that a platform kept in its data folder before', async () => {
    const before = rootSecret({}).of(join(folder, 'one')).toString('hex');
    expect(await platform('one')).toBe(before);
    expect(await platform('two')).toBe(before);
  });

  it('is SECRET_KEY where that is given, and then it is not in the database', async () => {
    const key = 'a secret of the operator';
    expect(await platform('one', { SECRET_KEY: key })).toBe(Buffer.from(key).toString('hex'));
    expect(await platform('two', { SECRET_KEY: key })).toBe(Buffer.from(key).toString('hex'));
    const [row] = await db.query<{ value: object }>("SELECT value FROM house_facts WHERE name = 'secret'");
    expect(Object.keys(row?.value ?? {})).toEqual(['hash']);
  });

  it('cannot be two: the second platform does not start', async () => {
    await platform('one', { SECRET_KEY: 'a secret of the operator' });
    await expect(platform('two', { SECRET_KEY: 'another secret' })).rejects.toThrow('SECRET_KEY is not the secret');
    await expect(platform('three')).rejects.toThrow('set the same one');
  });

  it('cannot become another under platforms that made their own', async () => {
    await platform('one');
    await expect(platform('two', { SECRET_KEY: 'a secret' })).rejects.toThrow('SECRET_KEY is not the secret');
  });
});

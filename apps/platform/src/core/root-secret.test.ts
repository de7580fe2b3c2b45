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
  // Poses as a server, because only a server is shared. The embedded database gives the same answers.
  db = { ...(await openTestDatabase()), kind: 'postgres' };
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

/** Starts a platform with its own data folder on the shared database and returns its secret. */
async function platform(name: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const dataDir = join(folder, name);
  const secret = rootSecret(env);
  await secret.agree(db, dataDir);
  return secret.of(dataDir).toString('hex');
}

describe('the root secret of several platforms on one server', () => {
  it('the root secret is created by the first platform and stored only in the database', async () => {
    const all = await Promise.all(['one', 'two', 'three'].map(name => platform(name)));
    expect(new Set(all).size).toBe(1);
    expect(await platform('later')).toBe(all[0]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("the root secret is taken from a platform's data folder if one exists there", async () => {
    const before = rootSecret({}).of(join(folder, 'one')).toString('hex');
    expect(await platform('one')).toBe(before);
    expect(await platform('two')).toBe(before);
  });

  it('the root secret is SECRET_KEY if that is set, and is then not stored in the database', async () => {
    const key = 'a secret of the operator';
    expect(await platform('one', { SECRET_KEY: key })).toBe(Buffer.from(key).toString('hex'));
    expect(await platform('two', { SECRET_KEY: key })).toBe(Buffer.from(key).toString('hex'));
    const [row] = await db.query<{ value: object }>("SELECT value FROM house_facts WHERE name = 'secret'");
    expect(Object.keys(row?.value ?? {})).toEqual(['hash']);
  });

  it('a platform with a different SECRET_KEY does not start', async () => {
    await platform('one', { SECRET_KEY: 'a secret of the operator' });
    await expect(platform('two', { SECRET_KEY: 'another secret' })).rejects.toThrow('SECRET_KEY is not the secret');
    await expect(platform('three')).rejects.toThrow('set the same one');
  });

  it('a SECRET_KEY cannot replace the root secret that the platforms have already created', async () => {
    await platform('one');
    await expect(platform('two', { SECRET_KEY: 'a secret' })).rejects.toThrow('SECRET_KEY is not the secret');
  });
});

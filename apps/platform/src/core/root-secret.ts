import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import { offerFact, readFact } from '../database/platform-settings.ts';

/** The platform's root secret, from which all others are derived. */
export interface RootSecret {
  readonly of: (dataDir: string) => Buffer;
  /**
   * Makes all processes that share one PostgreSQL database use the same secret. Must be called before the first use
   * of `of`. Throws an error for the operator if this process was given a different secret.
   */
  agree(db: Database, dataDir: string): Promise<void>;
}

/**
 * Stored form of the secret. `hash` identifies it; `key` is the secret itself and is stored only if no `SECRET_KEY`
 * was given.
 */
const Kept = z.object({ hash: z.string(), key: z.string().optional() });

/**
 * Returns the root secret from `SECRET_KEY`. Without it, a secret is created once and stored. With the embedded
 * database it is stored in the data folder, readable only by its owner; otherwise in the shared PostgreSQL database.
 */
export function rootSecret(env: NodeJS.ProcessEnv): RootSecret {
  const given = env['SECRET_KEY'] ? Buffer.from(env['SECRET_KEY']) : null;
  let known: Buffer | null = given;
  return {
    of: dataDir => (known ??= keptSecret(dataDir)),
    agree: async (db, dataDir) => {
      if (db.kind === 'embedded') return;
      // A platform that already has a secret in its data folder continues to use it.
      const mine = given ?? (existsSync(fileIn(dataDir)) ? keptSecret(dataDir) : randomBytes(32));
      const offered = given === null ? { hash: hashOf(mine), key: mine.toString('hex') } : { hash: hashOf(mine) };
      await offerFact(db, 'secret', offered);
      const kept = await readFact(db, 'secret', Kept);
      if (kept === null) throw new Error('The database has lost its secret');
      known = agreed(kept, given);
    },
  };
}

function agreed(kept: z.infer<typeof Kept>, given: Buffer | null): Buffer {
  if (given !== null && hashOf(given) !== kept.hash) {
    throw new Error(
      'SECRET_KEY is not the secret that the platforms on this database use. Set the same one for all of them, or ' +
        "none where none was set before; to change it, stop them all and DELETE FROM house_facts WHERE name = 'secret'.",
    );
  }
  if (given !== null) return given;
  if (kept.key === undefined) {
    throw new Error('The platforms on this database use a SECRET_KEY: set the same one for this platform.');
  }
  return Buffer.from(kept.key, 'hex');
}

const hashOf = (secret: Buffer): string => createHash('sha256').update('liftoff:secret:').update(secret).digest('hex');
const fileIn = (dataDir: string): string => join(dataDir, 'secret');

function keptSecret(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = fileIn(dataDir);
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && Reflect.get(error, 'code') === 'EEXIST')) throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'hex');
}

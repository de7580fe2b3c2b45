import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The house's one secret: of `SECRET_KEY`, else made once and kept in the data folder for its owner alone.
 * Many processes on one server must share `SECRET_KEY`.
 */
export function rootSecret(env: NodeJS.ProcessEnv): (dataDir: string) => Buffer {
  let known: Buffer | null = env['SECRET_KEY'] ? Buffer.from(env['SECRET_KEY']) : null;
  return dataDir => (known ??= keptSecret(dataDir));
}

function keptSecret(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'secret');
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && Reflect.get(error, 'code') === 'EEXIST')) throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'hex');
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown if another running process has locked the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(`${folder} is in use by another Liftoff${holder}. Stop that one first, or set DATA_DIR to another folder.`);
    this.name = 'FolderInUse';
  }
}

/**
 * Locks the data folder for this process, because two processes on one embedded database would lose each other's
 * writes. The lock is an SQLite file lock that stays open. The operating system releases it however the process ends,
 * so a kill leaves nothing to clean up. Throws `FolderInUse`. Returns a function that releases the lock.
 */
export function lockFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, 'holder');
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new FolderInUse(folder, holderIn(holderFile));
  }
  held.add(lock);
  writeFileSync(holderFile, String(process.pid));
  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** Keeps a reference to each lock. An unreferenced lock would be garbage-collected, which would release it. */
const held = new Set<DatabaseSync>();

function holderIn(file: string): string {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`;
  } catch {
    return '';
  }
}

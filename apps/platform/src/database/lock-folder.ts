import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder belongs to another running process. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(`${folder} is in use by another Liftoff${holder}. Stop that one first, or set DATA_DIR to another folder.`);
    this.name = 'FolderInUse';
  }
}

/**
 * Takes the data folder for this process alone: two on one embedded database would lose each other's writes.
 * The lock is SQLite's file lock, held open: the system gives it back when the process ends, however it ends, so a
 * kill leaves nothing to clean up. Throws `FolderInUse`. Returns the release.
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

/** A lock that nobody remembers would be collected, and with it given back. */
const held = new Set<DatabaseSync>();

function holderIn(file: string): string {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`;
  } catch {
    return '';
  }
}

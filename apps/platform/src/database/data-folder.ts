import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * All entries that Liftoff itself creates in its data folder. Without the marker file, a folder with any other file
 * counts as belonging to another application.
 */
const ours = new Set([
  'database',
  'database.new',
  'edge-key',
  'holder',
  'lock',
  'lock-journal',
  'logs',
  'pictures',
  'secret',
]);
const marker = 'liftoff-data';
/** Files that operating systems create in any folder. */
const systems = new Set(['.DS_Store', 'lost+found']);

/** Thrown if the data folder cannot be used. The message is a plain sentence. */
export class DataFolderFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DataFolderFault';
  }
}

/**
 * Creates the data folder if it is missing and marks it as Liftoff's. Throws `DataFolderFault` if it cannot be
 * created or written to, or if it holds files of another application, which are left untouched.
 */
export function prepareDataFolder(dataDir: string): void {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const names = readdirSync(folder);
    const foreign = names.filter(name => !ours.has(name) && !systems.has(name));
    if (foreign.length > 0 && !names.includes(marker)) throw foreignFault(folder, foreign);
    const probe = join(folder, marker);
    if (names.includes(marker)) rmSync(probe);
    writeFileSync(
      probe,
      'This folder holds the data of Liftoff. Its parts belong together; do not change them by hand.\n',
    );
  } catch (error) {
    if (error instanceof DataFolderFault) throw error;
    throw new DataFolderFault(folderSentence(folder, error));
  }
}

const foreignFault = (folder: string, names: readonly string[]): DataFolderFault =>
  new DataFolderFault(
    `DATA_DIR ${folder} holds files that are not Liftoff's (${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}). Choose an empty or a new folder.`,
  );

/** Explains in a sentence why a folder cannot be used, based on the operating system's error code. */
export function folderSentence(folder: string, error: unknown): string {
  const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
  const reasons: Readonly<Record<string, string>> = {
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'it is on a file system that is read-only',
    ENOTDIR: 'it is or lies below a file',
    EEXIST: 'it is or lies below a file',
    ENOSPC: 'the disk is full',
    ENOENT: 'it cannot be made',
  };
  return `DATA_DIR ${folder} cannot be used: ${reasons[code] ?? `the system answers ${code || 'an error'}`}.`;
}

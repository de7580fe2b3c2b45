import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The scripts of a build: every file that a browser may run, keyed by its path in the client's folder, with its
 * SHA-256 hash.
 */
export type Scripts = Readonly<Record<string, string>>;

/** Whether a file is a script, including scripts compressed by the build. */
const isScript = (name: string): boolean => /\.js(?:\.br|\.gz)?$/.test(name);

const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The scripts currently in a folder. */
export const scriptsIn = (folder: string): Scripts =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isScript)
      .toSorted()
      .map(name => [name, digestOf(join(folder, name))]),
  );

export interface ScriptInventory {
  /**
   * Whether the script at a site path (such as `/assets/index.js`) is unchanged since the build, including its
   * compressed forms.
   */
  isAsBuilt(path: string): boolean;
  /** Reads all scripts again, and returns those that differ from the build or were not part of it. */
  check(): readonly string[];
}

const stampOf = (file: string): string => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};

/**
 * Compares the scripts in a folder with those of the build (PCI DSS 6.4.3, 11.6.1) [A29]. A script that was changed
 * on disk is no longer served, and is reported once through `alarm`. A file is read again when its time or size has
 * changed, and all files are read when `check` is called.
 */
export function scriptInventory(folder: string, built: Scripts, alarm: (script: string) => void): ScriptInventory {
  const seen = new Map<string, { stamp: string; isRight: boolean }>();
  const judge = (name: string, stamp: string): boolean => {
    const before = seen.get(name);
    const isRight = Object.hasOwn(built, name) && digestOf(join(folder, name)) === built[name];
    if (!isRight && before?.isRight !== false) alarm(name);
    seen.set(name, { stamp, isRight });
    return isRight;
  };
  const isRight = (name: string): boolean => {
    try {
      const stamp = stampOf(join(folder, name));
      const before = seen.get(name);
      return before?.stamp === stamp ? before.isRight : judge(name, stamp);
    } catch {
      // The file does not exist, so nothing unsafe can be served.
      return true;
    }
  };
  return {
    isAsBuilt: path => {
      const name = path.slice(1);
      return !isScript(name) || ['', '.br', '.gz'].every(form => isRight(name + form));
    },
    check: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(isScript)
        .filter(name => !judge(name, stampOf(join(folder, name)))),
  };
}

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts of a build: every file that a browser may run, by its path from the client's folder, with its SHA-256. */
export type Scripts = Readonly<Record<string, string>>;

/** Whether a file is a script, also one that was compressed at the build. */
const isScript = (name: string): boolean => /\.js(?:\.br|\.gz)?$/.test(name);

const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The scripts that are in a folder now. */
export const scriptsIn = (folder: string): Scripts =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isScript)
      .toSorted()
      .map(name => [name, digestOf(join(folder, name))]),
  );

export interface ScriptInventory {
  /** Whether the script at a path of the site (`/assets/index.js`) is the one that was built, in each of its forms. */
  isAsBuilt(path: string): boolean;
  /** Looks at every script anew, and answers those that are not as they were built, or were not built at all. */
  check(): readonly string[];
}

const stampOf = (file: string): string => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};

/**
 * Holds the scripts of a folder to what was built (PCI DSS 6.4.3, 11.6.1) [A29]: one that was changed on the disk since is
 * served no more and told once, by `alarm`. A file is read again when its time or size has changed, and all of them when
 * `check` is called.
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
      // It is not there, so that nothing of it can be served.
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

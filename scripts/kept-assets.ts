import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** For how many days the files of a replaced build are still served to pages that are already open [B21]. */
const keptDays = 7;
const dayMs = 86_400_000;

/**
 * Copies the files of a build that is about to be replaced, and removes files that were replaced more than a week
 * ago. File names change with their content, so equal names always mean equal files.
 */
export function keepReplaced(built: string, kept: string, now: Date): void {
  mkdirSync(kept, { recursive: true });
  for (const name of existsSync(built) ? filesIn(built) : []) {
    copyFileSync(join(built, name), join(kept, name));
    utimesSync(join(kept, name), now, now);
  }
  for (const name of filesIn(kept)) {
    const file = join(kept, name);
    if (now.getTime() - statSync(file).mtimeMs > keptDays * dayMs) rmSync(file);
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isFile() ? [entry.name] : []));

import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** So long after a build has replaced them its files are served on, for pages that were open by then [B21]. */
const keptDays = 7;
const dayMs = 86_400_000;

/**
 * Keeps the files of a build that is about to be replaced, and lets those go that were replaced more than a week ago.
 * Their names change with what is in them, so that one name is one file whichever build it was of.
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

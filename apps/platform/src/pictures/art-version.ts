import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folderOf = (module: string): string => dirname(fileURLToPath(import.meta.resolve(module)));
const drawnFrom = [folderOf('@liftoff/art/poster'), folderOf('@liftoff/catalogue/games'), import.meta.dirname];

/**
 * A version of the drawing code. When the drawing code changes, pictures get another version and folder, so that
 * nobody is served an outdated picture.
 */
export function artVersion(): string {
  const hash = createHash('sha256');
  for (const sources of drawnFrom) {
    const files = readdirSync(sources, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !entry.name.includes('.test.'))
      .map(entry => join(entry.parentPath, entry.name))
      .toSorted();
    for (const file of files) hash.update(file.slice(sources.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}

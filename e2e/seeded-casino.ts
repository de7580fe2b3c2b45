import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openCasino } from './casino.ts';
import { pairServer } from './sides.ts';

const cache = resolve(import.meta.dirname, '../.cache');
export const casinosFolder = join(cache, 'casinos');
export const seededFolder = join(casinosFolder, 'seeded');
/** Drawn pictures are the same in every casino: all journeys share them, also the next run's. */
const picturesFolder = join(cache, 'pictures');

/** Seeds one casino before the journeys; each worker plays in a copy of it. */
export default async function seedOnce(): Promise<void> {
  rmSync(casinosFolder, { recursive: true, force: true });
  mkdirSync(seededFolder, { recursive: true });
  mkdirSync(picturesFolder, { recursive: true });
  symlinkSync(picturesFolder, join(seededFolder, 'pictures'));
  // Two platforms furnish a database of their own.
  if (pairServer !== null) return;
  const casino = await openCasino(seededFolder);
  await casino.close();
}

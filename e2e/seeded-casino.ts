import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openCasino } from './casino.ts';
import { pairServer } from './sides.ts';

const cache = resolve(import.meta.dirname, '../.cache');
export const casinosFolder = join(cache, 'casinos');
export const seededFolder = join(casinosFolder, 'seeded');
/** Drawn pictures are the same in every casino, so all journeys share them, including in later runs. */
const picturesFolder = join(cache, 'pictures');

/** Seeds one casino before the journeys; each worker uses a copy of it. */
export default async function seedOnce(): Promise<void> {
  rmSync(casinosFolder, { recursive: true, force: true });
  mkdirSync(seededFolder, { recursive: true });
  mkdirSync(picturesFolder, { recursive: true });
  symlinkSync(picturesFolder, join(seededFolder, 'pictures'));
  // A casino with two platforms seeds its own new database.
  if (pairServer !== null) return;
  const casino = await openCasino(seededFolder);
  await casino.close();
}

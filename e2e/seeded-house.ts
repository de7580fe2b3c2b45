import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openHouse } from './house.ts';
import { pairServer } from './sides.ts';

const cache = resolve(import.meta.dirname, '../.cache');
export const housesFolder = join(cache, 'houses');
export const seededFolder = join(housesFolder, 'seeded');
/** Drawn pictures are the same in every house: all journeys share them, also the next run's. */
const picturesFolder = join(cache, 'pictures');

/** Seeds one house before the journeys; each worker plays in a copy of it. */
export default async function seedOnce(): Promise<void> {
  rmSync(housesFolder, { recursive: true, force: true });
  mkdirSync(seededFolder, { recursive: true });
  mkdirSync(picturesFolder, { recursive: true });
  symlinkSync(picturesFolder, join(seededFolder, 'pictures'));
  // Two platforms furnish a database of their own.
  if (pairServer !== null) return;
  const house = await openHouse(seededFolder);
  await house.close();
}

import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openHouse } from './house.ts';

export const housesFolder = resolve(import.meta.dirname, '../.cache/houses');
export const seededFolder = join(housesFolder, 'seeded');

/** Seeds one house before the journeys; each worker plays in a copy of it. */
export default async function seedOnce(): Promise<void> {
  rmSync(housesFolder, { recursive: true, force: true });
  mkdirSync(seededFolder, { recursive: true });
  const house = await openHouse(seededFolder);
  await house.close();
}

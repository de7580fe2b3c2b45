import { openTestDatabase } from '../../apps/platform/src/database/testing.ts';
import { furnishedHouse } from '../../apps/platform/src/testing/furnished-house.ts';

/** `furnish.ts <prefix> <folder>`: makes the house that a run's tests copy. */
const [prefix = '', folder = ''] = process.argv.slice(2);
const house = await openTestDatabase(furnishedHouse({ prefix, folder }));
await house.close();

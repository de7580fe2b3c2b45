import { openTestDatabase } from '../../apps/platform/src/database/testing.ts';
import { seededPlatform } from '../../apps/platform/src/testing/seeded-platform.ts';

/** `furnish.ts <prefix> <folder>` seeds the casino that a run's tests copy. */
const [prefix = '', folder = ''] = process.argv.slice(2);
const platform = await openTestDatabase(seededPlatform({ prefix, folder }));
await platform.close();

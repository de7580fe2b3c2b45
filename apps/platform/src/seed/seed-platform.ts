import type { Config, Platform } from '../core/platform-context.ts';
import { seedJackpots } from '../jackpot/seed-jackpots.ts';
import { isSeeded } from './is-seeded.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedPlayers } from './seed-players.ts';

export type SeedSize = 'small' | 'full';

/** What furnishing needs of a platform; of the configuration it depends on these settings alone. */
export interface Furnishable extends Pick<Platform, 'db' | 'deps'> {
  readonly config: Pick<Config, 'seed' | 'demoPlayers'>;
}

/**
 * Furnishes an empty platform in one transaction: after a crash in the middle it is empty again, and the next start begins
 * anew. A platform that has games is left as it is. The same seed gives the same platform. Demo players, whose password is
 * public, come only where the configuration lets them. `progress` gets one line a step.
 */
export async function seedPlatform(
  platform: Furnishable,
  size: SeedSize,
  progress: (line: string) => void,
): Promise<void> {
  const { db, deps, config } = platform;
  await db.transaction(async tx => {
    // Of several platforms that start on one empty server, one furnishes it while the others wait.
    await tx.query('SET LOCAL statement_timeout = 0');
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('liftoff seed'))");
    if (await isSeeded(tx)) return;
    progress('Seeding the catalogue');
    const games = await seedCatalogue(tx, config.seed, size);
    progress(`Seeded ${games} games`);
    if (config.demoPlayers) {
      const players = await seedPlayers(tx, deps);
      progress(`Seeded ${players} players with their balances`);
    }
    await seedJackpots(tx, deps);
    progress('Seeded the jackpots');
  });
}

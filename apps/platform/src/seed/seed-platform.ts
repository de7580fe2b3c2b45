import type { Config, Platform } from '../core/platform-context.ts';
import { configuredJackpots } from '../jackpot/jackpot-config.ts';
import { seedJackpots } from '../jackpot/seed-jackpots.ts';
import { isSeeded } from './is-seeded.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedOffers } from './seed-offers.ts';
import { seedLotteries } from './seed-lotteries.ts';
import { seedPlayers } from './seed-players.ts';
import { seedTournaments } from './seed-tournaments.ts';

export type SeedSize = 'small' | 'full';

/** The parts of a platform that seeding needs. Seeding depends on no other configuration settings. */
export interface Furnishable extends Pick<Platform, 'db' | 'deps'> {
  readonly config: Pick<Config, 'seed' | 'demoPlayers'>;
}

/**
 * Seeds an empty platform in one transaction, so that a crash leaves it empty and the next start seeds it again. A
 * platform that already has games is left unchanged. The same seed gives the same platform. Demo players, whose
 * password is publicly known, are created only if the configuration allows it. `progress` receives one line per step.
 */
export async function seedPlatform(
  platform: Furnishable,
  size: SeedSize,
  progress: (line: string) => void,
): Promise<void> {
  const { db, deps, config } = platform;
  await db.transaction(async tx => {
    // If several platforms start on one empty server, one platform seeds it while the others wait without a timeout.
    await tx.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('liftoff seed'))");
    if (await isSeeded(tx)) return;
    progress('Seeding the catalogue');
    const games = await seedCatalogue(tx, config.seed, size);
    progress(`Seeded ${games} games`);
    if (config.demoPlayers) {
      const players = await seedPlayers(tx, deps);
      progress(`Seeded ${players} players with their balances`);
      progress(`Seeded ${await seedLotteries(tx, deps)} lotteries`);
    }
    await seedJackpots(tx, deps, configuredJackpots);
    progress('Seeded the jackpots');
    if (size === 'full') progress(`Seeded ${await seedOffers(tx, deps)} bonus offers`);
    const withCrowd = size === 'full' && config.demoPlayers;
    progress(`Seeded ${await seedTournaments(tx, deps, { withCrowd })} tournaments`);
  });
}

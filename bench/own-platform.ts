import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/platform/src/core/config.ts';
import { openDatabase } from '../apps/platform/src/database/open-database.ts';
import { systemDeps } from '../apps/platform/src/core/deps.ts';
import { makeLog } from '../apps/platform/src/core/log.ts';
import { systemClock } from '../apps/platform/src/core/platform-clock.ts';
import { openPlatform, type OpenPlatform } from '../apps/platform/src/app/platform.ts';

/**
 * Lets the benchmark call the platform as the edge does. Real-money play requires the player's country, which only
 * the edge may report.
 */
export const edgeKey = 'the-edge-of-the-measurement-vouches';

/**
 * Runs `measure` on a platform in this process, which is closed afterwards. Rate limits are loose, and `demoPlayers`
 * adds the seeded players. Without `databaseUrl`, the platform uses an embedded database in a new folder.
 */
export async function withOwnPlatform<Answer>(
  { databaseUrl, demoPlayers = false }: { databaseUrl?: string | undefined; demoPlayers?: boolean },
  measure: (open: OpenPlatform) => Promise<Answer>,
): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-platform-'));
  const env = {
    NODE_ENV: 'development',
    RATE_FACTOR: '1000000',
    DATA_DIR: folder,
    EDGE_KEY: edgeKey,
    ...(demoPlayers && { SEED: '1' }),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const config = readConfig(env, () => Buffer.alloc(32, 1));
  const clock = systemClock();
  const deps = systemDeps(clock, makeLog('silent'));
  const open = openPlatform({ config, deps, clock, db: await openDatabase(config, deps) });
  try {
    return await measure(open);
  } finally {
    await open.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

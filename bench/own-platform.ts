import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/platform/src/core/config.ts';
import { openDatabase } from '../apps/platform/src/database/open-database.ts';
import { systemDeps } from '../apps/platform/src/core/deps.ts';
import { makeLog } from '../apps/platform/src/core/log.ts';
import { systemClock } from '../apps/platform/src/core/platform-clock.ts';
import { openPlatform, type OpenPlatform } from '../apps/platform/src/app/platform.ts';

/** The bench speaks as the edge does: real play asks where the player stands. */
export const edgeKey = 'the-edge-of-the-measurement-vouches';

/**
 * Measures a platform opened in this process and closed afterwards, as in production but with loose rates and, where
 * `demoPlayers` says so, the seeded players, which production refuses. `databaseUrl` undefined: embedded, in a new folder.
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

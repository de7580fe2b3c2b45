import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from './core/config.ts';
import { openDatabase } from './database/open-database.ts';
import { systemDeps } from './core/deps.ts';
import { systemClock } from './core/platform-clock.ts';
import { makeLog } from './core/log.ts';
import { startFaults } from './core/production-faults.ts';
import { rootSecret } from './core/root-secret.ts';
import { BadSettings } from './core/setting-faults.ts';

/**
 * Starts the platform: lock, open, migrate, seed if empty, listen, then warm up. SIGTERM shuts it down gracefully.
 */
async function main(): Promise<void> {
  // Caches compiled source files for the next start.
  enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));
  const log = makeLog(process.env['LOG_LEVEL'] === 'debug' ? 'debug' : 'info');
  try {
    const secret = rootSecret(process.env);
    const config = readConfig(process.env, secret.of);
    const faults = startFaults(config);
    if (faults.length > 0) throw new BadSettings(faults);
    const clock = systemClock();
    const deps = systemDeps(clock, log);
    const opening = openDatabase(config, deps);
    // Waits for the database server first, because loading the rest of the program blocks this process for so long
    // that the connection would appear to time out.
    if (config.databaseUrl !== null) await opening;
    // Loads the rest of the program while the embedded database recovers, to keep a restart after a kill short.
    const [db, { openPlatform }, { serve }] = await Promise.all([
      opening,
      import('./app/platform.ts'),
      import('./app/serve.ts'),
    ]);
    await secret.agree(db, config.dataDir);
    const open = openPlatform({ config, deps, clock, db });
    await open.seed('full');
    const stop = await serve(open);
    log.info({ port: config.port, database: db.kind }, 'ready');
    flushCompileCache();
    let stopping = false;
    const end = (signal: string) => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'stopping');
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
    // The parent process that opened a channel to this process has ended.
    process.on('disconnect', () => end('disconnect'));
    // After an unexpected error nothing may be left half done. Logs the error and exits, so that a restart recovers
    // [A49].
    process.on('uncaughtException', error => {
      log.fatal({ err: error }, 'the unforeseen happened');
      process.exit(1);
    });
    // A test platform generates pictures only on demand, because many test platforms share one machine.
    if (config.mode !== 'test') await open.warm();
  } catch (error) {
    log.fatal({ err: error }, error instanceof Error ? error.message : 'the platform could not start');
    process.exit(1);
  }
}

await main();

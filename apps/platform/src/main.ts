import { systemDeps } from './deps.ts';
import { systemClock } from './house-clock.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { openHouse } from './house.ts';
import { makeLog } from './log.ts';
import { rootSecret } from './root-secret.ts';
import { serve } from './serve.ts';

/** Starts the platform: lock, open, migrate, seed when empty, listen, then warm up. SIGTERM ends it gracefully. */
async function main(): Promise<void> {
  const log = makeLog(process.env['LOG_LEVEL'] === 'debug' ? 'debug' : 'info');
  try {
    const config = readConfig(process.env, rootSecret(process.env));
    const clock = systemClock();
    const deps = systemDeps(clock, log);
    const db = await openDatabase(config, deps);
    const open = openHouse({ config, deps, clock, db });
    await open.seed('full');
    const stop = await serve(open);
    log.info({ port: config.port, database: db.kind }, 'ready');
    let stopping = false;
    const end = (signal: NodeJS.Signals) => {
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
    // Nothing may be half done after the unforeseen: the log tells, the process ends, a restart recovers [A49].
    process.on('uncaughtException', error => {
      log.fatal({ err: error }, 'the unforeseen happened');
      process.exit(1);
    });
    // A house of the tests draws what is asked for: many of them share one machine.
    if (config.mode !== 'test') await open.warm();
  } catch (error) {
    log.fatal({ err: error }, error instanceof Error ? error.message : 'the platform could not start');
    process.exit(1);
  }
}

await main();

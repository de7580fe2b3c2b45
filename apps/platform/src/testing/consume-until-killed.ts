import { readConfig } from '../core/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { systemDeps } from '../core/deps.ts';
import { FactWork } from '../facts/fact-work.ts';
import { recordFact } from '../facts/record-fact.ts';
import { systemClock } from '../core/platform-clock.ts';
import { makeLog } from '../core/log.ts';
import { makeTally, settledRound, takeTurns, tally } from './tally.ts';

/**
 * A process for crash tests. It writes facts and delivers them to two consumers until it is killed. One consumer
 * prints a line for each fact it applies, before the commit; the other throws on every tenth call. Requires DATA_DIR
 * or DATABASE_URL.
 */
const deps = systemDeps(systemClock(), makeLog('silent'));
const db = await openDatabase(
  readConfig(process.env, () => Buffer.alloc(32)),
  deps,
);
await makeTally(db);
const said = tally('killed', 7, async () => void process.stdout.write('applied\n'));
let calls = 0;
const failing = tally('failing', 8, () => {
  calls += 1;
  return calls % 10 === 0 ? Promise.reject(new Error('the tenth')) : Promise.resolve();
});
const work = new FactWork(db, deps, [said, failing]);
process.stdout.write('ready\n');
for (let number = 1; ; number += 1) {
  await db.transaction(async tx => {
    for (let count = 0; count < 5; count += 1)
      await recordFact(tx, settledRound(1 + (number % 3), BigInt(number + count), deps.now()));
  });
  await takeTurns(work);
}

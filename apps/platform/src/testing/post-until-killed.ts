import { readConfig } from '../core/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { systemDeps } from '../core/deps.ts';
import { systemClock } from '../core/platform-clock.ts';
import { houseAccount, openAccount, playerAccount, post } from '../ledger/ledger.ts';
import { makeLog } from '../core/log.ts';

/**
 * A process for crash tests. It posts several players' stakes concurrently until it is killed, and prints each
 * reference to stdout once it is acknowledged. Requires DATA_DIR (or DATABASE_URL) and RUN, which makes the
 * references unique.
 */
const deps = systemDeps(systemClock(), makeLog('silent'));
const db = await openDatabase(
  readConfig(process.env, () => Buffer.alloc(32)),
  deps,
);
const run = process.env['RUN'] ?? '0';
const players = [1, 2, 3, 4, 5, 6, 7, 8];

await db.transaction(async tx => {
  for (const player of players) {
    const cash = playerAccount(player, 'cash', 'EUR');
    const legs = [
      { account: houseAccount('payments', 'EUR'), amount: -1_000_000n },
      { account: cash, amount: 1_000_000n },
    ];
    await openAccount(tx, cash);
    await post(tx, deps, { kind: 'deposit', reference: `payment:${run}:${player}`, legs });
  }
});
process.stdout.write('ready\n');

async function play(player: number): Promise<void> {
  const legs = [
    { account: playerAccount(player, 'cash', 'EUR'), amount: -1n },
    { account: houseAccount('games', 'EUR'), amount: 1n },
  ];
  for (let number = 1; ; number += 1) {
    const reference = `bet:${run}:${player}:${number}`;
    await db.transaction(tx => post(tx, deps, { kind: 'stake', reference, legs }));
    process.stdout.write(`acknowledged ${reference}\n`);
  }
}
await Promise.all(players.map(play));

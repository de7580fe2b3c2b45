import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/platform/src/core/config.ts';
import type { Database } from '../apps/platform/src/database/database.ts';
import { openDatabase } from '../apps/platform/src/database/open-database.ts';
import { systemDeps } from '../apps/platform/src/core/deps.ts';
import { systemClock } from '../apps/platform/src/core/platform-clock.ts';
import {
  checkInvariants,
  houseAccount,
  openAccount,
  playerAccount,
  postAll,
  type Transfer,
} from '../apps/platform/src/ledger/ledger.ts';
import { makeLog } from '../apps/platform/src/core/log.ts';
import { emitAll } from '../apps/platform/src/realtime/outbox.ts';
import { balanceEvents } from '../apps/platform/src/wallet/balance-event.ts';
import { OutboxPublisher } from '../apps/platform/src/realtime/outbox-publisher.ts';

/** Settings of one measurement. */
interface Options {
  /** `undefined` uses an embedded database in a new folder. */
  readonly databaseUrl?: string | undefined;
  readonly players: number;
  readonly atOnce: number;
  readonly seconds: number;
}

const deps = systemDeps(systemClock(), makeLog('silent'));
const stake = 100n;

/** The transfers for one bet: the stake, a jackpot contribution and, for every third bet, a win. */
function betOf(player: number, number: number): Transfer[] {
  const cash = playerAccount(player, 'cash', 'EUR');
  const games = houseAccount('games', 'EUR');
  const reference = `bet:${player}:${number}`;
  const between = (kind: Transfer['kind'], from: typeof cash, to: typeof cash, amount: bigint): Transfer => ({
    kind,
    reference: `${reference}:${kind}`,
    legs: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
  const bet = [
    between('stake', cash, games, stake),
    between('jackpot_contribution', games, houseAccount('jackpot:mystic:mini', 'EUR'), 1n),
  ];
  return number % 3 === 0 ? [...bet, between('win', games, cash, 2n * stake)] : bet;
}

async function fill(db: Database, players: number): Promise<void> {
  await db.transaction(async tx => {
    for (let player = 1; player <= players; player += 1) {
      const cash = playerAccount(player, 'cash', 'EUR');
      await openAccount(tx, cash);
      const legs = [
        { account: houseAccount('payments', 'EUR'), amount: -10_000_000n },
        { account: cash, amount: 10_000_000n },
      ];
      await postAll(tx, deps, [{ kind: 'deposit', reference: `payment:${player}`, legs }]);
    }
  });
}

/**
 * Places concurrent bets for many players for `seconds` seconds. Returns the bets per second and the response times
 * in ms.
 */
async function measure(db: Database, options: Options) {
  const waits: number[] = [];
  const end = performance.now() + options.seconds * 1000;
  const play = async (worker: number) => {
    for (let number = 1; performance.now() < end; number += 1) {
      const player = 1 + ((worker + number * options.atOnce) % options.players);
      const begun = performance.now();
      await db.transaction(async tx => {
        const posted = await postAll(tx, deps, betOf(player, worker * 1_000_000 + number));
        if (posted.outcome !== 'posted') throw new Error(posted.outcome);
        await emitAll(tx, balanceEvents(posted.wallets));
      });
      waits.push(performance.now() - begun);
    }
  };
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  await Promise.all(Array.from({ length: options.atOnce }, (_, worker) => play(worker)));
  const perSecond = waits.length / ((performance.now() - started) / 1000);
  const cpu = process.cpuUsage(cpuBefore);
  // On a busy machine, CPU time per bet is a better measure than bets per second.
  const ownCpuMsPerBet = (cpu.user + cpu.system) / 1000 / waits.length;
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { bets: waits.length, perSecond, ownCpuMsPerBet, p50: at(0.5), p99: at(0.99) };
}

/**
 * Measures bets per second through the ledger and the outbox on one database, then checks the ledger's invariants.
 */
export async function benchLedger(options: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-bench-'));
  const env = { DATA_DIR: folder, ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }) };
  const db = await openDatabase(
    readConfig(env, () => Buffer.alloc(32)),
    deps,
  );
  let published = 0;
  const outbox = new OutboxPublisher(db, deps, {
    begin: () => undefined,
    receive: () => void (published += 1),
    lost: () => undefined,
  });
  try {
    await fill(db, options.players);
    outbox.start();
    const measured = await measure(db, options);
    await outbox.flush();
    const broken = (await checkInvariants(db)).filter(check => !check.intact);
    return { database: db.kind, ...measured, published, broken };
  } finally {
    await outbox.stop();
    await db.close();
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const result = await benchLedger({ databaseUrl, players: 500, atOnce: 32, seconds: 8 });
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

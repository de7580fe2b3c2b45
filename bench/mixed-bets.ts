import { randomUUID } from 'node:crypto';
import type { OpenPlatform } from '../apps/platform/src/app/platform.ts';
import { checkGrants } from '../apps/platform/src/bonus/check-grants.ts';
import { makeMigratedDatabase } from '../apps/platform/src/database/make-database.ts';
import { balanceOf, checkInvariants, houseAccount, playerAccount, post } from '../apps/platform/src/ledger/ledger.ts';
import { giveBonus } from '../apps/platform/src/testing/bonus.ts';
import { median, print, printTable } from './bench-casino.ts';
import { betOnce, startedFrame } from './bets.ts';
import { withOwnPlatform } from './own-platform.ts';

const game = 'deep-sea-salvage';
const players = 60;
const atOnce = 16;
const turns = 30;

/** Sets a player's cash. */
async function setCash({ platform: { db, deps } }: OpenPlatform, playerId: number, to: bigint): Promise<void> {
  const cash = playerAccount(playerId, 'cash', 'EUR');
  await db.transaction(async tx => {
    const amount = to - (await balanceOf(tx, cash));
    if (amount === 0n) return;
    const legs = [
      { account: cash, amount },
      { account: houseAccount('adjustments', 'EUR'), amount: -amount },
    ];
    await post(tx, deps, { kind: 'adjustment', reference: randomUUID(), legs });
  });
}

/** Frames of some players, with what their bets cost in each turn. */
interface Group {
  readonly name: string;
  readonly ids: readonly number[];
  readonly tokens: readonly string[];
  /** Cash before each turn; stakes are 20 cents. */
  readonly cash: bigint;
  readonly costs: { readonly ms: number; readonly cpuMs: number }[];
}

async function groupOf(open: OpenPlatform, name: string, first: number, mixed: boolean): Promise<Group> {
  const { platform } = open;
  const [ids, tokens]: [number[], string[]] = [[], []];
  for (let place = first; place < first + players; place += 1) {
    tokens.push(await startedFrame(open, game, place));
    const [row] = await platform.db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [
      `bench-${place}@liftoff.test`,
    ]);
    ids.push(Number(row?.id));
  }
  if (mixed) for (const id of ids) await giveBonus(platform, id, { amount: 10_000_000n });
  return { name, ids, tokens, cash: mixed ? 10n : 1_000_000n, costs: [] };
}

/**
 * Compares bets that cash pays with bets that cash and a bonus pay together. The two groups of players take turns on one
 * platform, so that other load on the machine affects both.
 */
async function benchMixedBets(databaseUrl: string | undefined) {
  return withOwnPlatform({ databaseUrl, demoPlayers: true }, async open => {
    await open.seed('small');
    const groups = [await groupOf(open, 'cash', 0, false), await groupOf(open, 'cash and bonus', players, true)];
    open.outbox.start();
    for (let turn = -3; turn < turns; turn += 1) {
      for (const group of groups) {
        for (const id of group.ids) await setCash(open, id, group.cash);
        const cpu = process.cpuUsage();
        const begun = performance.now();
        const { length } = await betOnce(open, group.tokens, atOnce);
        const { user, system } = process.cpuUsage(cpu);
        // The first turns mostly compile.
        if (turn >= 0)
          group.costs.push({ ms: (performance.now() - begun) / length, cpuMs: (user + system) / 1_000 / length });
      }
    }
    const checks = [...(await checkInvariants(open.platform.db)), await checkGrants(open.platform.db)];
    return { kind: open.platform.db.kind, groups, broken: checks.filter(check => !check.intact) };
  });
}

/** Runs the benchmark on the embedded database and, if `DATABASE_URL` is set, on that server too. */
export async function printMixedBets(): Promise<void> {
  const server = process.env['DATABASE_URL'] || undefined;
  for (const url of server === undefined ? [undefined] : [undefined, server]) {
    const made = url === undefined ? null : await makeMigratedDatabase(url);
    const { kind, groups, broken } = await benchMixedBets(made?.url);
    await made?.drop();
    const cash = groups[0]?.costs ?? [];
    const ratio = (group: Group, key: 'ms' | 'cpuMs') =>
      median(group.costs.map((cost, at) => cost[key] / (cash[at]?.[key] ?? Number.NaN))).toFixed(3);
    printTable(
      `Bets paid from cash, and from cash and a bonus, database: ${kind}`,
      ['paid from', 'ms a bet', 'CPU ms a bet', 'time ×', 'CPU ×'],
      groups.map(group => [
        group.name,
        median(group.costs.map(({ ms }) => ms)).toFixed(2),
        median(group.costs.map(({ cpuMs }) => cpuMs)).toFixed(2),
        ratio(group, 'ms'),
        ratio(group, 'cpuMs'),
      ]),
    );
    print(broken.length === 0 ? 'Every invariant holds.' : `BROKEN: ${JSON.stringify(broken)}`);
  }
}

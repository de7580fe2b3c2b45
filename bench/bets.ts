import { randomUUID } from 'node:crypto';
import { createPlayer } from '../apps/platform/src/account/sign-up/create-player.ts';
import { openSession } from '../apps/platform/src/account/sessions/sessions.ts';
import { makeMigratedDatabase } from '../apps/platform/src/database/make-database.ts';
import { FactWork } from '../apps/platform/src/facts/fact-work.ts';
import type { OpenPlatform } from '../apps/platform/src/app/platform.ts';
import { checkPools } from '../apps/platform/src/jackpot/check-pools.ts';
import { checkInvariants, houseAccount, playerAccount, post } from '../apps/platform/src/ledger/ledger.ts';
import { makeTally, takeAllTurns, takeTurns, tally } from '../apps/platform/src/testing/tally.ts';
import { openJackpots } from '../apps/platform/src/jackpot/open-jackpots.ts';
import { watchHarm } from '../apps/platform/src/limits/harm/watch-harm.ts';
import { median, print, printTable, quantile } from './bench-casino.ts';
import { edgeKey, withOwnPlatform } from './own-platform.ts';

/** Settings of one measurement. */
interface BetsOptions {
  /** `undefined` uses an embedded database in a new folder. */
  readonly databaseUrl: string | undefined;
  readonly game: string;
  readonly players: number;
  readonly atOnce: number;
  /** How many turns each way of reading facts gets, and how long each turn lasts. */
  readonly turns: number;
  readonly turnMs: number;
}

/** Longer than the longest game cycle that a player must wait between two bets, in ms. */
const cycleMs = 6_000;

/** Creates a player with money and a session, opens the game in a frame, and returns the frame's bearer token. */
export async function startedFrame(open: OpenPlatform, game: string, place: number): Promise<string> {
  const { db, deps } = open.platform;
  const cookie = await db.transaction(async tx => {
    const id = await createPlayer(tx, {
      email: `bench-${place}@liftoff.test`,
      passwordHash: 'none',
      currency: 'EUR',
      country: 'CA',
      licence: 'CW',
      dateOfBirth: '1990-01-01',
      language: 'en-CA',
      createdAt: deps.now(),
      receive_promos: false,
      receive_sms_promos: false,
    });
    if (id === null) throw new Error('The bench has run on this database before');
    await tx.query('UPDATE players SET terms_accepted_at = $2 WHERE id = $1', [id, deps.now()]);
    await post(tx, deps, {
      kind: 'deposit',
      reference: `bench:${place}`,
      legs: [
        { account: houseAccount('payments', 'EUR'), amount: -100_000_000n },
        { account: playerAccount(id, 'cash', 'EUR'), amount: 100_000_000n },
      ],
    });
    return (
      await openSession(tx, deps, {
        playerId: id,
        ip: '127.0.0.1',
        country: null,
        userAgent: 'bench',
        remembered: true,
      })
    ).token;
  });
  const launched = await call<{ launch_url: string }>(
    open,
    `/api/games/${game}/launch`,
    { mode: 'real' },
    {
      cookie: `__Host-session=${cookie}`,
    },
  );
  const token = new URL(launched.launch_url).searchParams.get('token');
  const started = await call<{ frame_token: string }>(open, '/frame/api/start', { launch_token: token }, {});
  return started.frame_token;
}

async function call<T>(open: OpenPlatform, path: string, body: unknown, headers: Record<string, string>): Promise<T> {
  const answer = await open.app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-edge-key': edgeKey,
      'x-country': 'CA',
      ...headers,
    },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const said: T = await answer.json();
  return said;
}

/**
 * Lets every player bet once, with `atOnce` bets in parallel, then moves the clock past the game cycle. Returns the
 * response times in ms.
 */
export async function betOnce(open: OpenPlatform, tokens: readonly string[], atOnce: number): Promise<number[]> {
  const waits: number[] = [];
  const queue = [...tokens];
  const work = async () => {
    for (let token = queue.pop(); token !== undefined; token = queue.pop()) {
      const sent = performance.now();
      const body = { id: randomUUID(), input: { engine: 'slot', stake_cents: 20 } };
      await call(open, '/frame/api/bet', body, { authorization: `Bearer ${token}` });
      waits.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  open.platform.clock.moveTo(new Date(open.platform.deps.now().getTime() + cycleMs));
  return waits;
}

/** These rounds are not counted, because a new process spends most of its time compiling. */
const warmUpRounds = 3;

/** One way of reading facts, with the cost of a bet in each turn. */
interface Reading {
  readonly name: string;
  /** `null` if facts are written but not read. */
  readonly work: FactWork | null;
  readonly turns: { readonly msPerBet: number; readonly cpuMsPerBet: number }[];
  readonly waits: number[];
}

/**
 * Places bets for the length of a turn. Meanwhile facts are read once a second, as in a running casino, and at the
 * end all remaining facts are read.
 */
async function takeTurn(open: OpenPlatform, tokens: readonly string[], reading: Reading, options: BetsOptions) {
  const cpuBefore = process.cpuUsage();
  const begun = performance.now();
  const read = readEverySecond(reading.work);
  const waits: number[] = [];
  while (performance.now() - begun < options.turnMs) waits.push(...(await betOnce(open, tokens, options.atOnce)));
  await read.stop();
  if (reading.work !== null) await takeAllTurns(reading.work);
  const { user, system } = process.cpuUsage(cpuBefore);
  reading.waits.push(...waits);
  reading.turns.push({
    msPerBet: (performance.now() - begun) / waits.length,
    cpuMsPerBet: (user + system) / 1_000 / waits.length,
  });
}

/** Delivers facts to their consumers once a second. */
function readEverySecond(work: FactWork | null) {
  let reading = Promise.resolve();
  const timer = setInterval(() => {
    if (work !== null) reading = reading.then(() => takeTurns(work));
  }, 1_000);
  return {
    stop: async () => {
      clearInterval(timer);
      await reading;
    },
  };
}

/**
 * The ways of reading facts that are measured: no consumer, five and ten consumers that count per player, and the
 * platform's own two consumers plus three that count.
 */
function readings({ platform }: OpenPlatform): Reading[] {
  const { db, deps } = platform;
  const counting = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => tally(`${name} ${at}`, 500));
  const own = [openJackpots(platform).consumer, watchHarm(platform)];
  const reading = (name: string, work: FactWork | null) => ({ name, work, turns: [], waits: [] });
  return [
    reading('nobody reads facts', null),
    reading('five count', new FactWork(db, deps, counting('five', 5))),
    reading('ten count', new FactWork(db, deps, counting('ten', 10))),
    reading('jackpots, harm and three that count', new FactWork(db, deps, [...own, ...counting('three', 3)])),
  ];
}

/**
 * Sends bets through the complete call (parsing, session, mathematics, ledger, round, outbox, response), once with
 * each way of reading facts. The ways take turns on one platform, so that other load on the machine affects all of
 * them equally. A printed ratio is the median, over all turns, of a turn's cost divided by the cost without a
 * consumer in the same cycle.
 */
async function benchBets(options: BetsOptions) {
  return withOwnPlatform({ databaseUrl: options.databaseUrl, demoPlayers: true }, async open => {
    const { db } = open.platform;
    await open.seed('small');
    const tokens: string[] = [];
    for (let place = 0; place < options.players; place += 1) tokens.push(await startedFrame(open, options.game, place));
    open.outbox.start();
    await makeTally(db);
    const all = readings(open);
    for (let round = 0; round < warmUpRounds; round += 1) await betOnce(open, tokens, options.atOnce);
    for (let turn = 0; turn < options.turns; turn += 1)
      for (const reading of all) {
        // Reads facts left over from earlier turns first, so that this turn does not pay for them.
        for (const { work } of all) if (work !== null) await takeAllTurns(work);
        await takeTurn(open, tokens, reading, options);
      }
    const checks = [...(await checkInvariants(db)), await checkPools(db)];
    const broken = checks.filter(check => !check.intact);
    return { kind: db.kind, all, broken };
  });
}

/** Runs the benchmark on the embedded database and, if `DATABASE_URL` is set, on that server too. */
export async function printBets(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  for (const url of databaseUrl === undefined ? [undefined] : [undefined, databaseUrl]) {
    const made = url === undefined ? null : await makeMigratedDatabase(url);
    const bench = { game: 'deep-sea-salvage', players: 300, atOnce: 32, turns: 12, turnMs: 3_000 };
    const { kind, all, broken } = await benchBets({ ...bench, databaseUrl: made?.url });
    await made?.drop();
    const baseline = all[0]?.turns ?? [];
    printTable(
      `Bets, database: ${kind}`,
      ['facts', 'bets', 'a second', 'p50 ms', 'p99 ms', 'own CPU ms', 'time ×', 'own CPU ×'],
      all.map(({ name, turns, waits }) => {
        const ratio = (key: 'msPerBet' | 'cpuMsPerBet') =>
          median(turns.map((turn, at) => turn[key] / (baseline[at]?.[key] ?? Number.NaN))).toFixed(3);
        return [
          name,
          waits.length,
          Math.round(1_000 / median(turns.map(({ msPerBet }) => msPerBet))),
          quantile(waits, 0.5).toFixed(1),
          quantile(waits, 0.99).toFixed(1),
          median(turns.map(({ cpuMsPerBet }) => cpuMsPerBet)).toFixed(2),
          ratio('msPerBet'),
          ratio('cpuMsPerBet'),
        ];
      }),
    );
    print(broken.length === 0 ? 'Every invariant holds.' : `BROKEN: ${JSON.stringify(broken)}`);
  }
}

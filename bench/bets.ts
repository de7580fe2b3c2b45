import { randomUUID } from 'node:crypto';
import { createPlayer } from '../apps/platform/src/account/create-player.ts';
import { openSession } from '../apps/platform/src/account/sessions.ts';
import { makeMigratedDatabase } from '../apps/platform/src/database/make-database.ts';
import { FactWork } from '../apps/platform/src/facts/fact-work.ts';
import type { OpenPlatform } from '../apps/platform/src/platform.ts';
import { checkPools } from '../apps/platform/src/jackpot/check-pools.ts';
import { checkInvariants, houseAccount, playerAccount, post } from '../apps/platform/src/ledger/ledger.ts';
import { makeTally, tally } from '../apps/platform/src/testing/tally.ts';
import { print } from './bench-casino.ts';
import { edgeKey, withOwnPlatform } from './own-platform.ts';

/** How a measurement is made. */
export interface BetsOptions {
  /** Undefined: embedded, in a new folder. */
  readonly databaseUrl: string | undefined;
  readonly game: string;
  readonly players: number;
  readonly atOnce: number;
  readonly seconds: number;
  /** How many consumers of facts read the rounds meanwhile, as points and quests do. */
  readonly consumers: number;
}

/** Past the longest cycle between two bets of one player. */
const cycleMs = 6_000;

/** A player with money, signed in, and a slot open in a frame; answers the frame's bearer token. */
async function startedFrame(open: OpenPlatform, game: string, place: number): Promise<string> {
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

/** Every player bets once, so many at a time; then the clock moves past the cycle. Answers the waits in milliseconds. */
async function betOnce(open: OpenPlatform, tokens: readonly string[], atOnce: number): Promise<number[]> {
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

/** Rounds that are not counted: a process that has just started compiles more than it bets. */
const warmUpRounds = 3;

/** Rounds of bets until the time is over. Answers bets a second, own CPU a bet and waits in milliseconds. */
async function measure(open: OpenPlatform, tokens: readonly string[], options: BetsOptions) {
  for (let round = 0; round < warmUpRounds; round += 1) await betOnce(open, tokens, options.atOnce);
  const waits: number[] = [];
  let busyMs = 0;
  const before = process.cpuUsage();
  while (busyMs < options.seconds * 1000) {
    const begun = performance.now();
    waits.push(...(await betOnce(open, tokens, options.atOnce)));
    busyMs += performance.now() - begun;
  }
  const { user, system } = process.cpuUsage(before);
  const ownCpuMsPerBet = Math.round((user + system) / 10 / waits.length) / 100;
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  const perSecond = Math.round(waits.length / (busyMs / 1000));
  return { bets: waits.length, perSecond, ownCpuMsPerBet, p50: at(0.5), p99: at(0.99) };
}

/** Takes the facts to their consumers once a second, as the casino does. */
function readEverySecond(work: FactWork) {
  let reading = Promise.resolve();
  const timer = setInterval(() => {
    reading = reading.then(() => work.run());
  }, 1_000);
  return {
    stop: async () => {
      clearInterval(timer);
      await reading;
    },
  };
}

/** Bets a second through the call's whole way: parsing, session, mathematics, ledger, round, outbox, answer. */
export async function benchBets(options: BetsOptions) {
  return withOwnPlatform({ databaseUrl: options.databaseUrl, demoPlayers: true }, async open => {
    const { db, deps } = open.platform;
    await open.seed('small');
    const tokens: string[] = [];
    for (let place = 0; place < options.players; place += 1) tokens.push(await startedFrame(open, options.game, place));
    open.outbox.start();
    await makeTally(db);
    const readers = Array.from({ length: options.consumers }, (_, at) => tally(`consumer ${at}`, 500));
    const read = readEverySecond(new FactWork(db, deps, readers));
    const measured = await measure(open, tokens, options);
    await read.stop();
    const checks = [...(await checkInvariants(db)), await checkPools(db)];
    const broken = checks.filter(check => !check.intact);
    return { database: db.kind, game: options.game, consumers: options.consumers, ...measured, broken };
  });
}

/** Embedded, and on the server of `DATABASE_URL` where it is set: without consumers of facts, and with five. */
export async function printBets(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  for (const url of databaseUrl === undefined ? [undefined] : [undefined, databaseUrl]) {
    for (const consumers of [0, 5]) {
      const made = url === undefined ? null : await makeMigratedDatabase(url);
      const bench = { game: 'deep-sea-salvage', players: 300, atOnce: 32, seconds: 8, consumers };
      print(JSON.stringify(await benchBets({ ...bench, databaseUrl: made?.url })));
      await made?.drop();
    }
  }
}

if (import.meta.main) await printBets();

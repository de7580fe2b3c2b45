import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { makeLog } from '../apps/platform/src/core/log.ts';
import { systemDeps } from '../apps/platform/src/core/deps.ts';
import { systemClock, type PlatformClock } from '../apps/platform/src/core/platform-clock.ts';
import { openPostgres } from '../apps/platform/src/database/postgres.ts';
import { print } from './bench-casino.ts';
import { checkAwards, checkBoards, excludedOnBoards, type Tournament } from './competitions/check-competitions.ts';
import { makePlayer, note, sit, type SimulatedPlayer, type Simulation } from './competitions/simulated-players.ts';
import { startTwoPlatforms } from './competitions/two-platforms.ts';

const stepsPerDay = 2;
const stepMs = 86_400_000 / stepsPerDay;
/** How long a player waits between two bets, in ms of the platform's clock. */
const betweenBetsMs = 6_000;
const bets = 3;
const tournaments = 12;

interface Run extends Simulation {
  readonly days: number;
  readonly clock: PlatformClock;
  readonly players: readonly SimulatedPlayer[];
  readonly cups: readonly Tournament[];
}

/** Creates tournaments of every strategy and entry that begin and end all over the simulated days. */
async function makeTournaments({ two, deps }: Simulation, days: number): Promise<Tournament[]> {
  const begun = deps.now().getTime() + 3_600_000;
  const shareMs = (days * 86_400_000) / 30;
  const strategies = ['bet_sum', 'round_count', 'best_ratio', 'ratio_sum'] as const;
  const entries = ['automatic', 'confirm', 'points'] as const;
  const cups: Tournament[] = [];
  for (let at = 0; at < tournaments; at += 1) {
    const strategy = strategies[at % strategies.length] ?? 'bet_sum';
    const entry = entries[at % entries.length] ?? 'automatic';
    const currency = at % 5 === 4 ? 'CAD' : 'EUR';
    const startAt = new Date(begun + at * 2 * shareMs);
    const endAt = new Date(startAt.getTime() + (3 + (at % 4) * 1.5) * shareMs);
    const roundsMax = at % 2 === 1 ? 12 : null;
    const prizes = Array.from({ length: 8 }, (_, place) => ({
      place: place + 1,
      rewards: [
        { type: 'points', points: 100 - place },
        ...(place < 3 ? [{ type: 'money', currency, amount_cents: 1_000 - 100 * place }] : []),
      ],
    }));
    const terms = {
      strategy,
      entry,
      prizes,
      rounds_max: roundsMax,
      cost_points: entry === 'points' ? 30 : 0,
      min_bets: [
        { currency: 'EUR', amount_cents: 150 },
        { currency: 'CAD', amount_cents: 200 },
      ],
    };
    const form = { frontend_identifier: `sim-cup-${at}`, title: `Sim Cup ${at}`, currency, terms };
    const body = { ...form, start_at: startAt.toISOString(), end_at: endAt.toISOString() };
    const headers = { 'idempotency-key': randomUUID() };
    const { id } = Created.parse(await two.operate('/console/api/tournaments', { body, headers }));
    await two.operate(`/console/api/tournaments/${id}/start`, { body: { now: false } });
    const minimum = { EUR: 150n, CAD: 200n };
    cups.push({ id, currency, strategy, entry, startAt, endAt, minimum, roundsMax, prizes, isCancelled: false });
  }
  return cups;
}
const Created = z.object({ id: z.string() });

/** Moves the clock of all processes. */
async function moveClock({ two, clock }: Run, to: Date): Promise<void> {
  await two.operate('/console/api/clock', { body: { now: to.toISOString() } });
  clock.moveTo(to);
}

/** Lets some players enter competitions, sit down and bet. */
async function playStep(run: Run, step: number): Promise<void> {
  const { players, cups, two, deps } = run;
  const atOnce = Math.max(1, Math.ceil(players.length / 8));
  const turn = Array.from({ length: atOnce }, (_, at) => players[(step * atOnce + at * 7) % players.length]);
  const seats = await Promise.all(
    turn.map(async player => {
      if (player === undefined || player.excludedAt !== null) return null;
      const seat = await sit(run, player, step);
      if (seat === null) return null;
      const now = deps.now();
      for (const cup of cups) {
        if (cup.entry === 'automatic' || cup.endAt <= now || (player.id + cup.startAt.getDate()) % 3 === 0) continue;
        const headers = { cookie: seat.cookie, 'idempotency-key': randomUUID() };
        const joined = await two.ask(`/api/tournaments/${cup.id}/confirm`, { body: { confirmed: true }, headers });
        if (joined.status !== 200) note(run, 'join', joined.body);
      }
      return seat;
    }),
  );
  for (let bet = 0; bet < bets; bet += 1) {
    await Promise.all(seats.map(async seat => await seat?.bet()));
    await moveClock(run, new Date(deps.now().getTime() + betweenBetsMs));
  }
}

/**
 * Excludes a player in one of four ways, and cancels one of the tournaments. Only players who have joined a tournament
 * can be disqualified.
 */
async function interfere({ two, players, cups, deps }: Run, step: number): Promise<void> {
  const player = players[(step * 13) % players.length];
  if (player === undefined || player.excludedAt !== null || player.cooledAt !== null) return;
  const path = `/console/api/players/${player.email}`;
  const way = step % 4;
  if (way === 0) await two.operate(path, { body: { blocked: 'self_excluded' } });
  if (way === 1) await two.operate(`${path}/under_age`, { body: { date_of_birth: '2020-01-01' } });
  if (way === 2) await two.operate(path, { body: { blocked: 'cooling_off' } });
  if (way === 2) player.cooledAt = deps.now();
  else if (way < 2) player.excludedAt = deps.now();
  const running = cups.find(({ startAt, endAt }) => startAt <= deps.now() && endAt > deps.now());
  if (way === 3 && running !== undefined) {
    const body = { reason: 'A bench' };
    await two
      .operate(`/console/api/tournaments/${running.id}/players/${player.email}/disqualify`, { body })
      .catch(String);
  }
  const last = cups.findLast(({ entry }) => entry === 'points');
  if (last !== undefined && !last.isCancelled && last.startAt <= deps.now()) {
    last.isCancelled = true;
    await two.operate(`/console/api/tournaments/${last.id}/cancel`, { body: { reason: 'A bench' } });
  }
}

/** Kills the processes in turn at random moments while the simulation goes on. Returns when all kills are done. */
async function runSteps(run: Run, kills: number): Promise<void> {
  const { days } = run;
  const steps = days * stepsPerDay;
  const begun = run.deps.now().getTime();
  const killEvery = steps / Math.max(1, kills);
  let killed = 0;
  let killing: Promise<void> = Promise.resolve();
  for (let step = 0; step < steps; step += 1) {
    if (killed < kills && step >= killed * killEvery) {
      const side = killed % 2;
      killed += 1;
      // Both processes must not be down at once, so a kill waits for the restart of the other process.
      killing = killing.then(async () => {
        await sleep(Math.random() * 2_000);
        await run.two.kill(side);
      });
    }
    await moveClock(run, new Date(begun + step * stepMs));
    await playStep(run, step);
    await interfere(run, step);
    if (step % 10 === 9) print(`day ${(step + 1) / stepsPerDay} of ${days}`);
  }
  await killing;
  const lastEnd = Math.max(...run.cups.map(({ endAt }) => endAt.getTime()));
  await moveClock(run, new Date(lastEnd + 3_600_000));
}

const Facts = z.object({
  consumers: z.array(z.object({ name: z.string(), waiting: z.int() })),
  set_aside: z.array(z.unknown()),
});

/** Waits until every fact is applied and every tournament has been awarded. Returns how many facts were set aside. */
async function untilAwarded({ two, db, cups }: Run): Promise<number> {
  for (let tries = 600; tries > 0; tries -= 1) {
    const { consumers, set_aside } = Facts.parse(await two.operate('/console/api/facts'));
    const open = await db.query(`SELECT FROM tournaments WHERE id = ANY ($1) AND state IN ('published', 'closed')`, [
      cups.map(({ id }) => id),
    ]);
    if (open.length === 0 && consumers.every(({ waiting }) => waiting === 0)) return set_aside.length;
    await sleep(500);
  }
  throw new Error('The tournaments were not awarded');
}

const Ledger = z.object({
  checks: z.array(z.object({ id: z.string(), intact: z.boolean(), detail: z.string().nullable() })),
});

/** Runs the simulation on `DATABASE_URL` and reports what was found; every list of the report must be empty. */
async function killUnderCompetitions(databaseServer: string, count: number, kills: number, days: number) {
  const two = await startTwoPlatforms(databaseServer);
  const db = openPostgres({ url: two.databaseUrl, poolSize: 4, onBroken: () => undefined });
  const clock = systemClock();
  const simulation: Simulation = { two, db, deps: systemDeps(clock, makeLog('silent')), refused: {} };
  try {
    const players: SimulatedPlayer[] = [];
    for (let place = 0; place < count; place += 1) players.push(await makePlayer(simulation, place));
    const run: Run = { ...simulation, days, clock, players, cups: await makeTournaments(simulation, days) };
    await runSteps(run, kills);
    const setAside = await untilAwarded(run);
    const { checks } = Ledger.parse(await two.operate('/console/api/ledger'));
    return {
      players: count,
      days,
      kills: two.counts.restartsMs.length,
      slowestRestartMs: Math.max(...two.counts.restartsMs),
      repeated: two.counts.repeated,
      refused: simulation.refused,
      ...(await checkBoards(run)),
      ...(await checkAwards(run)),
      excludedOnBoard: await excludedOnBoards(run),
      setAside,
      broken: checks.filter(({ intact }) => !intact),
    };
  } finally {
    await db.close();
    await two.close();
  }
}

/** Prints the report of 200 players, 20 kills and 30 days, or of as many as the arguments say. Needs `DATABASE_URL`. */
export async function printCompetitionKills(players = 200, kills = 20, days = 30): Promise<void> {
  const server = process.env['DATABASE_URL'] || undefined;
  if (server === undefined) return print('Two processes need PostgreSQL: set DATABASE_URL.');
  print(JSON.stringify(await killUnderCompetitions(server, players, kills, days), null, 2));
}

if (import.meta.main) {
  const [players = 200, kills = 20, days = 30] = process.argv.slice(2).map(text => Number.parseInt(text, 10));
  await printCompetitionKills(players, kills, days);
}

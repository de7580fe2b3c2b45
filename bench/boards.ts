import { setTimeout as sleep } from 'node:timers/promises';
import { TournamentForm } from '@liftoff/contract/console/tournaments';
import { openSession } from '../apps/platform/src/account/sessions/sessions.ts';
import type { OpenPlatform } from '../apps/platform/src/app/platform.ts';
import type { Database } from '../apps/platform/src/database/database.ts';
import { makeMigratedDatabase } from '../apps/platform/src/database/make-database.ts';
import { hasReadAll } from '../apps/platform/src/facts/has-read-all.ts';
import { checkInvariants } from '../apps/platform/src/ledger/ledger.ts';
import { insertTournament } from '../apps/platform/src/tournament/change-tournament.ts';
import { consumerName } from '../apps/platform/src/tournament/count-rounds.ts';
import { median, print, printTable, quantile } from './bench-casino.ts';
import { betOnce, startedFrame } from './bets.ts';
import { edgeKey, withOwnPlatform } from './own-platform.ts';

const live = 10;
const entrants = 100_000;
const readers = 100;
const readsOfEach = 200;
const bettors = 300;
const atOnce = 32;
const turns = 8;
const turnMs = 3_000;
const dayMs = 86_400_000;

/** Creates running tournaments in which bets on every game count. */
async function makeTournaments({ platform: { db, deps } }: OpenPlatform): Promise<string[]> {
  const ids = Array.from({ length: live }, () => deps.id());
  const now = deps.now().getTime();
  const strategies = ['bet_sum', 'round_count', 'best_ratio', 'ratio_sum'] as const;
  for (const [at, id] of ids.entries()) {
    const prizes = Array.from({ length: 20 }, (_, place) => ({
      place: place + 1,
      rewards: [{ type: 'money', currency: 'EUR', amount_cents: 1_000 }],
    }));
    const form = TournamentForm.parse({
      frontend_identifier: `bench-cup-${at}`,
      title: `Bench Cup ${at}`,
      currency: 'EUR',
      start_at: new Date(now - dayMs).toISOString(),
      end_at: new Date(now + 30 * dayMs).toISOString(),
      terms: {
        strategy: strategies[at % strategies.length],
        entry: 'automatic',
        min_bets: [{ currency: 'EUR', amount_cents: 1 }],
        prizes,
      },
    });
    await db.transaction(tx => insertTournament(tx, id, form, deps.now()));
  }
  return ids;
}

const setLive = (db: Database, ids: readonly string[], state: 'draft' | 'published') =>
  db.query('UPDATE tournaments SET state = $2 WHERE id = ANY ($1::uuid[])', [ids, state]);

/** Fills the first tournament with entrants of different scores, some of them equal. */
async function fillBoard(db: Database, id: string): Promise<void> {
  await db.query(
    `INSERT INTO players (email, password_hash, currency, country, licence, date_of_birth, language, created_at,
       terms_accepted_at, terms_version)
     SELECT 'entrant-' || n || '@liftoff.test', 'none', 'EUR', 'CA', 'CW', '1990-01-01', 'en-CA', now(), now(), 1
     FROM generate_series(1, $1::int) AS n`,
    [entrants],
  );
  await db.query(
    `INSERT INTO tournament_entries (tournament_id, player_id, nickname, is_sandbox, joined_at, score, reached_at, rounds)
     SELECT $1, id, 'Entrant', true, now() - interval '1 day', 1000000 * (1 + id * 7919 % 50000),
       now() - id % 80000 * interval '1 second', 1
     FROM players WHERE email LIKE 'entrant-%'`,
    [id],
  );
  await db.query('VACUUM ANALYZE tournament_entries');
}

/** Times calls in ms, each made `readsOfEach` times. `headers` returns those of one call. */
async function timed({ app }: OpenPlatform, path: string, headers: (at: number) => Record<string, string>) {
  const sample: number[] = [];
  for (let at = 0; at < readsOfEach; at += 1) {
    const begun = performance.now();
    const answer = await app.request(path, { headers: { 'x-edge-key': edgeKey, 'x-country': 'CA', ...headers(at) } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    sample.push(performance.now() - begun);
  }
  return [quantile(sample, 0.5).toFixed(1), quantile(sample, 0.95).toFixed(1)];
}

/** Cookies of entrants from all over the board. */
async function signIn({ platform: { db, deps } }: OpenPlatform): Promise<string[]> {
  const ids = await db.query<{ id: bigint }>(
    `SELECT id FROM players WHERE email LIKE 'entrant-%' AND id % ${entrants / readers} = 0`,
  );
  const cookies: string[] = [];
  for (const { id } of ids) {
    const from = { playerId: Number(id), ip: '127.0.0.1', country: 'CA', userAgent: 'bench', remembered: true };
    cookies.push(`__Host-session=${(await db.transaction(tx => openSession(tx, deps, from))).token}`);
  }
  return cookies;
}

async function measureReads(open: OpenPlatform, id: string): Promise<void> {
  const cookies = await signIn(open);
  const guest = () => ({});
  const own = (at: number) => ({ cookie: cookies[at % cookies.length] ?? '' });
  const board = `/api/tournaments/${id}/board`;
  const rows = [
    ['first page of the board', ...(await timed(open, `${board}?page=1`, guest))],
    ['middle page', ...(await timed(open, `${board}?page=1000`, guest))],
    ['last page', ...(await timed(open, `${board}?page=2000`, guest))],
    ['own place', ...(await timed(open, `/api/tournaments/${id}/status`, own))],
  ];
  printTable(`A tournament with ${entrants} entrants, ms`, ['call', 'p50', 'p95'], rows);
}

/** Counts the sessions that wait for a lock, twenty times a second, until it is stopped. */
function watchLocks(db: Database) {
  const waiting: number[] = [];
  const stop = new AbortController();
  const watching = (async () => {
    while (!stop.signal.aborted && db.kind === 'postgres') {
      const [row] = await db.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      waiting.push(row?.n ?? 0);
      await sleep(50);
    }
  })();
  return async () => {
    stop.abort();
    await watching;
    return waiting.reduce((sum, n) => sum + n, 0) / Math.max(1, waiting.length);
  };
}

interface Turn {
  readonly msPerBet: number;
  readonly cpuMsPerBet: number;
  readonly waits: readonly number[];
  /** Sessions that wait for a lock, on average. */
  readonly locked: number;
}

/** Places bets for the length of a turn, and waits until the tournaments have counted all of them. */
async function takeTurn(open: OpenPlatform, tokens: readonly string[]): Promise<Turn> {
  const { db, deps } = open.platform;
  const stopWatching = watchLocks(db);
  const cpuBefore = process.cpuUsage();
  const begun = performance.now();
  const waits: number[] = [];
  while (performance.now() - begun < turnMs) waits.push(...(await betOnce(open, tokens, atOnce)));
  while (!(await hasReadAll(db, { name: consumerName, kinds: ['round_settled'] }, deps.now()))) await sleep(20);
  const { user, system } = process.cpuUsage(cpuBefore);
  const count = waits.length;
  const cpuMsPerBet = (user + system) / 1_000 / count;
  return { msPerBet: (performance.now() - begun) / count, cpuMsPerBet, waits, locked: await stopWatching() };
}

/** Bets with ten running tournaments and with none take turns on one platform, whose jobs all run. */
async function measureBets(open: OpenPlatform, ids: readonly string[]): Promise<void> {
  const { db } = open.platform;
  const tokens: string[] = [];
  for (let place = 0; place < bettors; place += 1) tokens.push(await startedFrame(open, 'deep-sea-salvage', place));
  const [none, ten]: [Turn[], Turn[]] = [[], []];
  // The first turns mostly compile.
  for (let turn = -2; turn < turns; turn += 1) {
    await setLive(db, ids, 'draft');
    const without = await takeTurn(open, tokens);
    await setLive(db, ids, 'published');
    const within = await takeTurn(open, tokens);
    if (turn < 0) continue;
    none.push(without);
    ten.push(within);
  }
  const row = (name: string, all: readonly Turn[]) => {
    const waits = all.flatMap(turn => turn.waits);
    const ratio = (key: 'msPerBet' | 'cpuMsPerBet') =>
      median(all.map((turn, at) => turn[key] / (none[at]?.[key] ?? Number.NaN))).toFixed(3);
    return [
      name,
      waits.length,
      Math.round(1_000 / median(all.map(({ msPerBet }) => msPerBet))),
      quantile(waits, 0.5).toFixed(1),
      quantile(waits, 0.99).toFixed(1),
      ratio('msPerBet'),
      ratio('cpuMsPerBet'),
      all.map(({ locked }) => locked.toFixed(1)).join(' '),
    ];
  };
  printTable(
    'Bets, with every job running',
    ['tournaments', 'bets', 'a second', 'p50 ms', 'p99 ms', 'time ×', 'own CPU ×', 'waiting for locks, by turn'],
    [row('none', none), row(`${live}, one with ${entrants} entrants`, ten)],
  );
}

/**
 * Measures the board of a tournament with 100,000 entrants, and the cost of bets that ten tournaments count. Uses the
 * embedded database, or the server in `DATABASE_URL`.
 */
export async function benchBoards(): Promise<void> {
  const server = process.env['DATABASE_URL'] || undefined;
  const made = server === undefined ? null : await makeMigratedDatabase(server);
  await withOwnPlatform({ databaseUrl: made?.url, demoPlayers: true }, async open => {
    await open.seed('small');
    await open.begin();
    open.start();
    const ids = await makeTournaments(open);
    const [first = ''] = ids;
    await setLive(open.platform.db, ids, 'published');
    await fillBoard(open.platform.db, first);
    await measureReads(open, first);
    await measureBets(open, ids);
    const broken = (await checkInvariants(open.platform.db)).filter(check => !check.intact);
    print(broken.length === 0 ? 'Every invariant holds.' : `BROKEN: ${JSON.stringify(broken)}`);
  });
  await made?.drop();
}

if (import.meta.main) await benchBoards();

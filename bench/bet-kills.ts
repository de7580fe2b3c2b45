import { Round } from '@liftoff/contract/game/game';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { startPlatform } from '../apps/platform/src/testing/platform-process.ts';
import { print } from './bench-casino.ts';

/**
 * Result of killing the processes. Every acknowledged round must exist exactly as acknowledged, and an unacknowledged
 * round must exist once or not at all.
 */
export interface BetKillsReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged rounds whose stake was paid by a bonus. */
  readonly fromBonus: number;
  readonly lost: readonly string[];
  readonly changed: readonly string[];
  readonly unanswered: number;
  /** Longest time in ms from restarting the process after a kill until it responds. */
  readonly slowestRestartMs: number;
  readonly intact: boolean;
}

interface Bettor {
  readonly token: string;
  readonly input: unknown;
  readonly acknowledged: Map<string, Round>;
  /**
   * Id of the bet that was unanswered when the casino was killed, or `null`. The bet is sent again under the same id.
   */
  unanswered: string | null;
}

const Launched = z.object({ launch_url: z.string() });
const Started = z.object({ frame_token: z.string() });
const Ledger = z.object({ intact: z.boolean() });
const consoleToken = 'console-token-of-the-bench';
const password = 'Liftoff-2026!';
const bonusPlayer = 'kills@liftoff.test';
const players = [
  ['demo@liftoff.test', 'deep-sea-salvage', { engine: 'slot', stake_cents: 20 }],
  ['tester@liftoff.test', 'roulette-royale', { engine: 'roulette', bets: [{ spot: 'red', stake_cents: 100 }] }],
  ['vip@liftoff.test', 'rocket-x', { engine: 'crash', stake_cents: 100, auto_collect_hundredths: 110 }],
] as const;

async function call<T>(
  url: string,
  path: string,
  shape: z.ZodType<T>,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; body: T | null }> {
  const answer = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-test-country': 'CA',
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = shape.safeParse(await answer.json());
  return { status: answer.status, headers: answer.headers, body: said.data ?? null };
}

const cookieOf = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ');

async function sit(url: string, email: string, game: string, input: unknown): Promise<Bettor> {
  const user = { email, password };
  return launch(url, cookieOf(await call(url, '/api/users/sign_in', z.unknown(), { user })), game, input);
}

/** Seats a new player whose only money is a bonus, so that every stake is paid from it. */
async function sitWithBonus(url: string): Promise<Bettor> {
  const details = { currency: 'EUR', country: 'DE', date_of_birth: '1990-05-17', terms_acceptance: true };
  const cookie = cookieOf(
    await call(url, '/api/users', z.unknown(), { user: { email: bonusPlayer, password, ...details } }),
  );
  const reward = { type: 'bonus', offer: 'thank-you', currency: 'EUR', amount_cents: 20_000 };
  await call(
    url,
    `/console/api/players/${bonusPlayer}/rewards`,
    z.unknown(),
    { reward, reason: 'A bench' },
    { 'x-console-token': consoleToken, 'idempotency-key': randomUUID() },
  );
  const given = await call(url, '/api/player/bonuses', z.array(z.object({ id: z.string() })), undefined, { cookie });
  const id = given.body?.[0]?.id;
  if (id === undefined) throw new Error('the player was given no bonus');
  await call(url, `/api/player/bonuses/${id}/activation`, z.unknown(), {}, { cookie });
  return launch(url, cookie, 'deep-sea-salvage', { engine: 'slot', stake_cents: 20 });
}

async function launch(url: string, cookie: string, game: string, input: unknown): Promise<Bettor> {
  const launched = await call(url, `/api/games/${game}/launch`, Launched, { mode: 'real' }, { cookie });
  const launch_token = new URL(launched.body?.launch_url ?? '').searchParams.get('token');
  const started = await call(url, '/frame/api/start', Started, { launch_token });
  if (started.body === null) throw new Error(`${game} did not start`);
  return { token: started.body.frame_token, input, acknowledged: new Map(), unanswered: null };
}

const bearer = (bettor: Bettor) => ({ authorization: `Bearer ${bettor.token}` });

/** Places bets until the platform stops responding. A refused bet does not count, because nothing could be lost. */
async function play(url: string, bettor: Bettor): Promise<void> {
  for (;;) {
    const id = bettor.unanswered ?? randomUUID();
    bettor.unanswered = id;
    try {
      const answer = await call(url, '/frame/api/bet', Round, { id, input: bettor.input }, bearer(bettor));
      if (answer.body !== null) bettor.acknowledged.set(id, answer.body);
      if (answer.status < 500) bettor.unanswered = null;
    } catch {
      return;
    }
  }
}

/**
 * Compares the current rounds with the acknowledged ones. An open round may have closed since, but its stake must not
 * change.
 */
async function check(url: string, bettor: Bettor, lost: string[], changed: string[]): Promise<void> {
  for (const [id, round] of bettor.acknowledged) {
    const now = await call(url, `/frame/api/rounds/${id}`, Round, undefined, bearer(bettor));
    if (now.body === null) lost.push(id);
    else if (now.body.stake_cents !== round.stake_cents) changed.push(id);
    else if (round.state === 'settled' && now.body.win_cents !== round.win_cents) changed.push(id);
  }
}

/**
 * Repeatedly kills the real platform with SIGKILL while players bet over HTTP, one of them from a bonus, always with the
 * same data folder [B1, I12, I13].
 */
export async function killUnderBets(kills: number, port: number): Promise<BetKillsReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'liftoff-kills-'));
  const env = { NODE_ENV: 'test', CONSOLE_TOKEN: consoleToken, RATE_FACTOR: '1000', DATABASE_URL: '' };
  const startsMs: number[] = [];
  const start = async () => {
    const begunMs = performance.now();
    const started = await startPlatform({ port, dataDir, env });
    startsMs.push(Math.round(performance.now() - begunMs));
    return started;
  };
  let platform = await start();
  const bettors: Bettor[] = [];
  for (const [email, game, input] of players) bettors.push(await sit(platform.url, email, game, input));
  bettors.push(await sitWithBonus(platform.url));
  let unanswered = 0;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const playing = bettors.map(bettor => play(platform.url, bettor));
      await new Promise(resume => setTimeout(resume, 300 + ((kill * 397) % 2_000)));
      await platform.kill();
      await Promise.all(playing);
      unanswered += bettors.filter(bettor => bettor.unanswered !== null).length;
      platform = await start();
    }
    const lost: string[] = [];
    const changed: string[] = [];
    for (const bettor of bettors) await check(platform.url, bettor, lost, changed);
    const headers = { 'x-console-token': consoleToken };
    const ledger = await call(platform.url, '/console/api/ledger', Ledger, undefined, headers);
    const acknowledged = bettors.reduce((sum, bettor) => sum + bettor.acknowledged.size, 0);
    const [, ...restartsMs] = startsMs;
    const slowestRestartMs = Math.max(...restartsMs);
    const fromBonus = bettors.at(-1)?.acknowledged.size ?? 0;
    return {
      kills,
      acknowledged,
      fromBonus,
      lost,
      changed,
      unanswered,
      slowestRestartMs,
      intact: ledger.body?.intact === true,
    };
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/**
 * Runs the kills and prints the report. The test passes only if `lost` and `changed` are empty, `fromBonus` is above 0
 * and `intact` is true.
 */
export async function printKills(kills = 25): Promise<void> {
  print(JSON.stringify(await killUnderBets(kills, 4973)));
}

if (import.meta.main) await printKills(Number.parseInt(process.argv[2] ?? '25', 10));

import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { openSession } from '../../apps/platform/src/account/sessions/sessions.ts';
import { createPlayer } from '../../apps/platform/src/account/sign-up/create-player.ts';
import type { Deps } from '../../apps/platform/src/core/deps.ts';
import type { Database } from '../../apps/platform/src/database/database.ts';
import { houseAccount, playerAccount, post } from '../../apps/platform/src/ledger/ledger.ts';
import type { TwoPlatforms } from './two-platforms.ts';

/** What the simulation runs on. `deps` follows the clock of the platforms. */
export interface Simulation {
  readonly two: TwoPlatforms;
  readonly db: Database;
  readonly deps: Deps;
  readonly refused: Record<string, number>;
}

export interface SimulatedPlayer {
  readonly id: number;
  readonly email: string;
  readonly currency: 'EUR' | 'CAD';
  /** When staff shut the player out for good, and when a day of cooling-off began; `null` if neither happened. */
  excludedAt: Date | null;
  cooledAt: Date | null;
}

const games = [
  ['deep-sea-salvage', 'slot', 96],
  ['undertow-ways', 'slot', 96],
  ['roulette-royale', 'roulette', 97.3],
] as const;
/** The return of each game in percent. */
export const gameReturns = new Map<string, number>(games.map(([game, , percent]) => [game, percent]));

/** Stakes in minor units that every game takes. */
const stakes = [100, 200, 500] as const;
const cash = 10_000_000n;
const points = 1_000;

/** Creates a player with money and points. */
export async function makePlayer({ two, db, deps }: Simulation, place: number): Promise<SimulatedPlayer> {
  const email = `sim-${place}@liftoff.test`;
  const currency = place % 4 === 3 ? 'CAD' : 'EUR';
  const id = await db.transaction(async tx => {
    const created = await createPlayer(tx, {
      email,
      passwordHash: 'none',
      currency,
      country: 'CA',
      licence: 'CW',
      dateOfBirth: '1990-01-01',
      language: 'en-CA',
      createdAt: deps.now(),
      nickname: `Sim ${place}`,
      receive_promos: false,
      receive_sms_promos: false,
    });
    if (created === null) throw new Error(`${email} exists`);
    await post(tx, deps, {
      kind: 'deposit',
      reference: `bench:${place}`,
      legs: [
        { account: houseAccount('payments', currency), amount: -cash },
        { account: playerAccount(created, 'cash', currency), amount: cash },
      ],
    });
    return created;
  });
  const body = { reward: { type: 'points', points }, reason: 'A bench' };
  await two.operate(`/console/api/players/${email}/rewards`, { body, headers: { 'idempotency-key': randomUUID() } });
  return { id, email, currency, excludedAt: null, cooledAt: null };
}

/** A player in an open game. */
export interface Seat {
  readonly cookie: string;
  /** Places one bet. It is repeated under the same id until it is answered. */
  bet(): Promise<void>;
}

/** Signs a player in and opens a game. Returns `null` if the platform does not let the player in. */
export async function sit(simulation: Simulation, player: SimulatedPlayer, turn: number): Promise<Seat | null> {
  const { two, db, deps } = simulation;
  const cookie = await db.transaction(async tx => {
    await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [player.id]);
    const from = { playerId: player.id, ip: '127.0.0.1', country: 'CA', userAgent: 'bench', remembered: true };
    return `__Host-session=${(await openSession(tx, deps, from)).token}`;
  });
  const [game, engine] = games[turn % games.length] ?? games[0];
  for (;;) {
    const launched = await two.ask(`/api/games/${game}/launch`, { body: { mode: 'real' }, headers: { cookie } });
    if (launched.status !== 200) return note(simulation, 'launch', launched.body);
    const launch_token = new URL(Launched.parse(launched.body).launch_url).searchParams.get('token');
    const started = await two.ask('/frame/api/start', { body: { launch_token } });
    // A start that was not answered has used up its token.
    if (started.status === 410) continue;
    if (started.status !== 200) return note(simulation, 'start', started.body);
    const headers = { authorization: `Bearer ${Started.parse(started.body).frame_token}` };
    const stake_cents = stakes[(turn + player.id) % stakes.length] ?? 100;
    const input = engine === 'slot' ? { engine, stake_cents } : { engine, bets: [{ spot: 'red', stake_cents }] };
    const bet = async () => {
      const answer = await two.ask('/frame/api/bet', { body: { id: randomUUID(), input }, headers });
      if (answer.status !== 200) note(simulation, 'bet', answer.body);
    };
    return { cookie, bet };
  }
}

const Launched = z.object({ launch_url: z.string() });
const Started = z.object({ frame_token: z.string() });
const Refused = z.object({ refusal: z.string() });

/** Counts a refusal. */
export function note({ refused }: Simulation, call: string, body: unknown): null {
  const refusal = `${call}: ${Refused.safeParse(body).data?.refusal ?? JSON.stringify(body)}`;
  refused[refusal] = (refused[refusal] ?? 0) + 1;
  return null;
}

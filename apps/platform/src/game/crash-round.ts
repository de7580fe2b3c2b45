import type { BetBody, Outcome } from '@liftoff/contract/game';
import { collectWin, flightEnd, flightOf, type Flight } from '@liftoff/rules/game/crash';
import { minor } from '@liftoff/rules/money';
import type { Sql, Tx } from '../database/database.ts';
import { closeRound, type HeldRound } from './close-round.ts';
import type { EngineGame } from './engine-game.ts';
import { crashModelOf } from './models.ts';
import { recordRound, type Recorded } from './record-round.ts';
import { playedGame, type Room } from './room.ts';
import type { PairRow, RoundRow } from './rows.ts';
import type { Seat } from './seat.ts';
import { drawOf } from './seeds.ts';

export type CrashInput = Extract<BetBody['input'], { engine: 'crash' }>;

type Stood = { round: RoundRow; balance?: bigint };

/** The durable job that ends a flight. */
export const crashJob = 'game:crash-end';

/** The whole flight follows from the committed seeds, the stake's input and the start: nothing of it is kept [C30]. */
const flightFrom = (game: EngineGame, pair: PairRow, nonce: number, input: CrashInput): Flight =>
  flightOf(crashModelOf(game), drawOf(pair, nonce), minor(input.stake_cents), input.auto_collect_hundredths);

/** Takes the stake and starts the flight. Null when the money does not suffice. */
export async function openCrash(
  tx: Tx,
  room: Room,
  seat: Seat,
  game: EngineGame,
  bet: { id: string; input: CrashInput },
): Promise<Recorded | null> {
  const { pair, session, at } = seat;
  const recorded = await recordRound(tx, room, seat, {
    id: bet.id,
    input: bet.input,
    stake: minor(bet.input.stake_cents),
    win: null,
    outcome: openFlight(at),
    pair: pair.number,
    nonce: pair.nonce,
    tableRound: null,
    draw: domain => drawOf(pair, pair.nonce, domain),
    usesNonce: true,
  });
  if (recorded === null) return null;
  const endsAt = new Date(at.getTime() + flightFrom(game, pair, pair.nonce, bet.input).lastsMs);
  await room.jobs.schedule(tx, crashJob, endsAt, { owner: session.owner, id: bet.id });
  return recorded;
}

/** What a bet on a flight is answered: it has begun, and no more. */
export const openFlight = (startedAt: Date): Outcome => crashOutcome(startedAt, null, null);

function crashOutcome(startedAt: Date, point: number | null, collected: number | null): Outcome {
  return {
    engine: 'crash',
    crash_hundredths: point,
    collected_hundredths: collected,
    started_at: startedAt.toISOString(),
  };
}

/** When an open flight ends if nobody collects; null for a round that is not one. The end is nobody's to know before. */
export async function flightEndsAt(sql: Sql, room: Room, round: RoundRow): Promise<Date | null> {
  if (round.state !== 'open' || round.input.engine !== 'crash') return null;
  const game = await playedGame(room, sql, round.game);
  const pair = await pairOf(sql, round);
  if (pair === null) return null;
  return new Date(round.opened_at.getTime() + flightFrom(game, pair, round.nonce, round.input).lastsMs);
}

/** Ends a flight whose time has come; a flight still up stays open. The caller holds the round. */
export const endFlight = (tx: Tx, room: Room, held: HeldRound): Promise<Stood> => steer(tx, room, held, null);

/**
 * Collects at the multiplier of the moment the call arrived, however long the house took to get to it; where the flight
 * had ended before, it ends as it had to.
 */
export const collectFlight = (tx: Tx, room: Room, held: HeldRound, receivedAt: Date): Promise<Stood> =>
  steer(tx, room, held, receivedAt);

/**
 * One way for every ending: by hand, by timer or after the house was away, a flight pays what was fixed at the stake
 * and by the collect that arrived. Only where nothing is fixed any more does the stake go back.
 */
async function steer(tx: Tx, room: Room, held: HeldRound, handAt: Date | null): Promise<Stood> {
  const { round } = held;
  if (round.state !== 'open') return { round };
  if (round.input.engine !== 'crash') throw new Error(`Round ${round.id} never flew`);
  const pair = await pairOf(tx, round);
  if (pair === null) return closeRound(tx, room, held, { kind: 'roll_back', outcome: round.outcome });
  const flight = flightFrom(await playedGame(room, tx, round.game), pair, round.nonce, round.input);
  const flownMs = (at: Date) => at.getTime() - round.opened_at.getTime();
  const end = flightEnd(flight, flownMs(room.deps.now()), handAt === null ? null : flownMs(handAt));
  if (end === null) return { round };
  return closeRound(tx, room, held, {
    kind: 'win',
    paid: end.collected === null ? 0n : collectWin(round.stake, end.collected),
    outcome: crashOutcome(round.opened_at, flight.point, end.collected),
    draw: domain => drawOf(pair, round.nonce, domain),
  });
}

/** The seeds of a round; null: they are gone, and with them what it was to be. */
async function pairOf(sql: Sql, round: RoundRow): Promise<PairRow | null> {
  const [pair] = await sql.query<PairRow>(
    `SELECT number, server_seed, server_seed_hash, client_seed, nonce FROM game_seed_pairs
     WHERE owner = $1 AND game = $2 AND number = $3`,
    [round.owner, round.game, round.pair],
  );
  return pair ?? null;
}

import type { BetBody, Outcome } from '@liftoff/contract/game';
import { collects, collectWin, crashPoint, elapsedFor, flightMs, multiplierAt } from '@liftoff/rules/game/crash';
import { minor } from '@liftoff/rules/money';
import type { Sql, Tx } from '../database/database.ts';
import { closeRound, type Ending, type HeldRound } from './close-round.ts';
import type { EngineGame } from './engine-game.ts';
import { crashModelOf } from './models.ts';
import { recordRound, type Recorded } from './record-round.ts';
import { playedGame, type Room } from './room.ts';
import type { PairRow, RoundRow } from './rows.ts';
import type { Seat } from './seat.ts';
import { drawOf } from './seeds.ts';

export type CrashInput = Extract<BetBody['input'], { engine: 'crash' }>;

/** The durable job that ends a flight. */
export const crashJob = 'game:crash-end';

/** A flight that should have ended longer ago than this was up while the house stood still. */
const houseWasAwayMs = 3_000;

/** How a flight goes: the point nobody outside knows, and when and how it ends if nobody collects. */
interface Flight {
  readonly point: number;
  readonly endsAt: Date;
  /** Collects by itself here, in hundredths; null: it crashes. */
  readonly collectsAt: number | null;
}

/** The whole flight follows from the committed seeds, the stake's input and the start: nothing of it is kept [C30]. */
function flightOf(game: EngineGame, pair: PairRow, nonce: number, input: CrashInput, startedAt: Date): Flight {
  const model = crashModelOf(game);
  const point = crashPoint(model, drawOf(pair, nonce));
  const auto = Math.min(input.auto_collect_hundredths ?? model.max_hundredths, model.max_hundredths);
  const collectsAt = collects(auto, point) ? auto : null;
  const lastsMs = collectsAt === null ? flightMs(point) : elapsedFor(collectsAt);
  return { point, collectsAt, endsAt: new Date(startedAt.getTime() + lastsMs) };
}

/** Takes the stake and starts the flight. Null when the money does not suffice. */
export async function openCrash(
  tx: Tx,
  room: Room,
  seat: Seat,
  game: EngineGame,
  bet: { id: string; input: CrashInput },
): Promise<Recorded | null> {
  const startedAt = room.deps.now();
  const { pair, session } = seat;
  const recorded = await recordRound(tx, room, seat, {
    id: bet.id,
    input: bet.input,
    stake: minor(bet.input.stake_cents),
    win: null,
    outcome: openFlight(startedAt),
    pair: pair.number,
    nonce: pair.nonce,
    tableRound: null,
    draw: domain => drawOf(pair, pair.nonce, domain),
    usesNonce: true,
  });
  if (recorded === null) return null;
  const { endsAt } = flightOf(game, pair, pair.nonce, bet.input, startedAt);
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

/** Ends a flight whose time has come; a flight still up stays open. The caller holds the round. */
export async function endFlight(tx: Tx, room: Room, held: HeldRound): Promise<{ round: RoundRow; balance?: bigint }> {
  return steer(tx, room, held, () => null);
}

/** When an open flight ends if nobody collects; null for a round that is not one. The end is nobody's to know before. */
export async function flightEnd(sql: Sql, room: Room, round: RoundRow): Promise<Date | null> {
  if (round.state !== 'open' || round.input.engine !== 'crash') return null;
  const game = await playedGame(room, sql, round.game);
  return flightOf(game, await pairOf(sql, round), round.nonce, round.input, round.opened_at).endsAt;
}

/** Collects at the multiplier of this moment; where the flight has ended before, it ends as it had to. */
export async function collectFlight(
  tx: Tx,
  room: Room,
  held: HeldRound,
): Promise<{ round: RoundRow; balance?: bigint }> {
  return steer(tx, room, held, (flight, elapsedMs) => {
    const now = multiplierAt(elapsedMs);
    return collects(now, flight.point) ? now : null;
  });
}

/** One way for every ending, so that a timer and a hand pay by the same rule. */
async function steer(
  tx: Tx,
  room: Room,
  held: HeldRound,
  hand: (flight: Flight, elapsedMs: number) => number | null,
): Promise<{ round: RoundRow; balance?: bigint }> {
  const { round } = held;
  if (round.state !== 'open') return { round };
  if (round.input.engine !== 'crash') throw new Error(`Round ${round.id} never flew`);
  const game = await playedGame(room, tx, round.game);
  const pair = await pairOf(tx, round);
  const flight = flightOf(game, pair, round.nonce, round.input, round.opened_at);
  const lateMs = room.deps.now().getTime() - flight.endsAt.getTime();
  const collected = lateMs >= 0 ? flight.collectsAt : hand(flight, lateMs + lastsMs(flight, round));
  if (lateMs < 0 && collected === null) return { round };
  const away = lateMs > houseWasAwayMs || flight.endsAt <= room.bootedAt;
  const ending = endingOf(round, flight.point, collected, away);
  return closeRound(tx, room, held, { ...ending, draw: domain => drawOf(pair, round.nonce, domain) });
}

const lastsMs = (flight: Flight, round: RoundRow): number => flight.endsAt.getTime() - round.opened_at.getTime();

/** A flight that crashed while the house was away gave its player no chance: the stake goes back [B1, C34]. */
function endingOf(round: RoundRow, point: number, collected: number | null, away: boolean): Omit<Ending, 'draw'> {
  const outcome = crashOutcome(round.opened_at, point, collected);
  if (collected !== null) return { kind: 'win', paid: collectWin(round.stake, collected), outcome };
  return away ? { kind: 'roll_back', paid: round.stake, outcome } : { kind: 'win', paid: 0n, outcome };
}

async function pairOf(sql: Sql, round: RoundRow): Promise<PairRow> {
  const [pair] = await sql.query<PairRow>(
    `SELECT number, server_seed, server_seed_hash, client_seed, nonce FROM game_seed_pairs
     WHERE owner = $1 AND game = $2 AND number = $3`,
    [round.owner, round.game, round.pair],
  );
  if (pair === undefined) throw new Error(`Round ${round.id} has lost its seeds`);
  return pair;
}

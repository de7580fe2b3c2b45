import type { BetBody, Outcome } from '@liftoff/contract/game';
import { wire } from '@liftoff/rules/money';
import type { Tx } from '../database/database.ts';
import { closeRound, holdRound, type HeldRound } from './close-round.ts';
import { chipsOf } from './own-round.ts';
import { playRoulette } from './play.ts';
import { recordRound, type Recorded } from './record-round.ts';
import type { Room } from './room.ts';
import type { RoundRow } from './rows.ts';
import type { Seat } from './seat.ts';
import { resultAt, tableMoment } from './table-clock.ts';
import { pastTablePair, tableDraw, tableNumber, tablePair } from './table-seeds.ts';

export type TableInput = Extract<BetBody['input'], { engine: 'roulette' }>;

/** The durable job that pays a shared round. */
export const tableJob = 'game:table-result';

/** The shared round a bet of this moment is for, or null: betting on it is closed. */
export function openTableRound(at: Date, game: string, input: TableInput): number | null {
  const { round, phase } = tableMoment(game, at);
  return phase === 'betting' && (input.table_round ?? round) === round ? round : null;
}

/** Puts chips on a shared round; the result pays them. Null when the money does not suffice. */
export async function openTableBet(
  tx: Tx,
  room: Room,
  seat: Seat,
  round: number,
  bet: { id: string; input: TableInput; stake: bigint },
): Promise<Recorded | null> {
  const { game } = seat.session;
  const pair = await tablePair(tx, room.deps, game, round);
  const first = await firstBetOf(tx, game, round);
  const recorded = await recordRound(tx, room, seat, {
    id: bet.id,
    input: bet.input,
    stake: bet.stake,
    win: null,
    outcome: openChips(bet.input, round),
    pair: pair.number,
    nonce: round,
    tableRound: round,
    draw: domain => tableDraw(pair, round, domain),
    usesNonce: false,
  });
  if (recorded !== null && first) await room.jobs.schedule(tx, tableJob, resultAt(game, round), { game, round });
  return recorded;
}

/** What a bet on a shared round is answered: the chips lie, and no more. */
export const openChips = (input: TableInput, round: number): Outcome => ({
  engine: 'roulette',
  number: null,
  table_round: round,
  bets: chipsOf(input).map(chip => ({ spot: chip.spot, stake_cents: wire(chip.stake), win_cents: null })),
});

/** Two first bets at once schedule two jobs: paying twice finds nothing left to pay. */
async function firstBetOf(tx: Tx, game: string, round: number): Promise<boolean> {
  const rows = await tx.query('SELECT FROM game_rounds WHERE game = $1 AND table_round = $2 LIMIT 1', [game, round]);
  return rows.length === 0;
}

/** Pays every open bet of a shared round, one player after another in one order, so that two tables cannot lock each other. */
export async function payTable(tx: Tx, room: Room, game: string, round: number): Promise<void> {
  const open = await tx.query<{ owner: string; id: string }>(
    `SELECT owner, id FROM game_rounds WHERE game = $1 AND table_round = $2 AND state = 'open' ORDER BY owner, id`,
    [game, round],
  );
  for (const { owner, id } of open) {
    const held = await holdRound(tx, owner, id);
    if (held?.round.state === 'open') await payTableBet(tx, room, held);
  }
}

/**
 * Pays one bet of a shared round whose ball has come to rest; before that nothing changes, and how long after does not
 * matter. Without the day's committed seed there is no result, and the stake goes back.
 */
export async function payTableBet(tx: Tx, room: Room, held: HeldRound): Promise<{ round: RoundRow; balance?: bigint }> {
  const { round } = held;
  const tableRound = Number(round.table_round);
  if (round.state !== 'open' || room.deps.now() < resultAt(round.game, tableRound)) return { round };
  const pair = await pastTablePair(tx, round.game, tableRound);
  if (pair === null) return closeRound(tx, room, held, { kind: 'roll_back', outcome: round.outcome });
  if (round.input.engine !== 'roulette') throw new Error(`Round ${round.id} is of no table`);
  const chips = chipsOf(round.input);
  const { win, outcome } = playRoulette(chips, tableNumber(pair, tableRound), tableRound);
  return closeRound(tx, room, held, {
    kind: 'win',
    paid: win,
    outcome,
    draw: domain => tableDraw(pair, tableRound, domain),
  });
}

/** Takes a bet back while betting is open; the stake returns. Null once betting has closed. */
export async function rollBackTableBet(
  tx: Tx,
  room: Room,
  held: HeldRound,
): Promise<{ round: RoundRow; balance: bigint } | null> {
  const { round } = held;
  const moment = tableMoment(round.game, room.deps.now());
  if (moment.phase !== 'betting' || moment.round !== Number(round.table_round)) return null;
  return closeRound(tx, room, held, { kind: 'roll_back', outcome: round.outcome });
}

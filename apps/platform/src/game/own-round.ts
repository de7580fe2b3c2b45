import type { BetBody } from '@liftoff/contract/game';
import { minor } from '@liftoff/rules/money';
import type { Tx } from '../database/database.ts';
import type { EngineGame } from './engine-game.ts';
import { playOwnWheel, playSlot, type Played } from './play.ts';
import { recordRound, type Recorded } from './record-round.ts';
import type { Room } from './room.ts';
import type { Seat } from './seat.ts';
import { drawOf } from './seeds.ts';

export type OwnInput = Extract<BetBody['input'], { engine: 'slot' | 'roulette' }>;

/** The chips of a roulette bet in minor units. */
export const chipsOf = (input: Extract<BetBody['input'], { engine: 'roulette' }>) =>
  input.bets.map(bet => ({ spot: bet.spot, stake: minor(bet.stake_cents) }));

/** What a bet stakes in all. */
export function stakeOf(input: BetBody['input']): bigint {
  if (input.engine !== 'roulette') return minor(input.stake_cents);
  return chipsOf(input).reduce((sum, chip) => sum + chip.stake, 0n);
}

/** Plays a slot or a private wheel and closes the round at once. Null when the money does not suffice. */
export async function playOwn(
  tx: Tx,
  room: Room,
  seat: Seat,
  game: EngineGame,
  bet: { id: string; input: OwnInput },
): Promise<Recorded | null> {
  const { pair } = seat;
  const stake = stakeOf(bet.input);
  const played: Played =
    bet.input.engine === 'slot'
      ? playSlot(game, drawOf(pair, pair.nonce), stake)
      : playOwnWheel(drawOf(pair, pair.nonce), chipsOf(bet.input));
  return recordRound(tx, room, seat, {
    id: bet.id,
    input: bet.input,
    stake,
    win: played.win,
    outcome: played.outcome,
    pair: pair.number,
    nonce: pair.nonce,
    tableRound: null,
    draw: domain => drawOf(pair, pair.nonce, domain),
    usesNonce: true,
  });
}

import { timeStatus } from '@liftoff/rules/tournament/kind';
import { playerById } from '../account/player-row.ts';
import { refuse, type CallOf, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { protectedFromGifts } from '../limits/protected-from-gifts.ts';
import { entryOf, findTournament, windowOf, type EntryRow, type TournamentRow } from './tournament-rows.ts';
import { enter, isEligible, mayHavePrizes, type PrizeGiver } from './who-takes-part.ts';

/** Moves comp points for entries. Each change happens once per cause. */
export interface EntryPoints {
  spend(tx: Tx, playerId: number, points: bigint, cause: string): Promise<'posted' | 'duplicate' | 'not_enough_points'>;
  give(tx: Tx, playerId: number, points: bigint, cause: string): Promise<unknown>;
}

export interface Entered {
  readonly tournament: TournamentRow;
  readonly entry: EntryRow;
}

/**
 * Enters the player and takes the price of the entry. Idempotent. Everything is decided under the locks of the
 * tournament and the player. A tournament that the player may not join does not exist for them [PX-07].
 */
export async function joinTournament(
  tx: Tx,
  { deps }: Pick<Platform, 'deps'>,
  parts: { giver: PrizeGiver; points: EntryPoints },
  id: string,
  call: Pick<CallOf<'player'>, 'player' | 'country'>,
): Promise<Entered | Refused> {
  const { id: playerId } = call.player;
  const tournament = await findTournament(tx, id, 'FOR SHARE');
  if (tournament === null) return refuse('not_found');
  const player = await playerById(tx, playerId, 'FOR UPDATE');
  if (player === null) return refuse('unauthenticated');
  const now = deps.now();
  const barred = await protectedFromGifts(tx, { playerId, country: call.country, now });
  if (barred !== null) return barred;
  const before = await entryOf(tx, tournament.id, playerId);
  if (before !== null) return { tournament, entry: before };
  if (!isEligible(tournament, player) || !(await mayHavePrizes(tx, parts.giver, tournament, playerId)))
    return refuse('not_found');
  if (tournament.state !== 'published' || timeStatus(windowOf(tournament), now) === 'archive')
    return refuse('invalid', { id: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  const price = tournament.terms.cost_points;
  if (price > 0) {
    const spent = await parts.points.spend(tx, playerId, BigInt(price), `tournament:${tournament.id}`);
    if (spent === 'not_enough_points') return refuse('invalid', { points: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  }
  await enter(tx, tournament.id, player, { at: now, pointsPaid: price });
  const entry = await entryOf(tx, tournament.id, playerId);
  if (entry === null) throw new Error(`Player ${playerId} was not entered in ${tournament.id}`);
  return { tournament, entry };
}

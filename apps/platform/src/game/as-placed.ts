import type { Sql } from '../database/database.ts';
import { standingOf } from './end-round.ts';
import type { Room } from './room.ts';
import type { RoundRow } from './rows.ts';

/** A round as it stood when its bet was answered, whatever has become of it since: a retry gets the same answer. */
export async function asPlaced(sql: Sql, room: Room, round: RoundRow): Promise<RoundRow> {
  const stood = await standingOf(sql, room, round, round.opened_at);
  if (stood?.standing.state !== 'open') return round;
  const { outcome } = stood.standing;
  return { ...round, state: 'open', win: 0n, jackpot_win: null, jackpot_wins: null, closed_at: null, outcome };
}

import type { BreakType } from '@liftoff/rules/limits/reached';
import { endAllSessions } from '../../account/sessions/sessions.ts';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { rememberExcluded } from './excluded-people.ts';
import type { Period } from '../periods.ts';
import { putLimit } from '../put-limit.ts';

/**
 * Ends the games a player has open, in the caller's transaction: the game noun knows how, wiring tells. Who is `excluded`
 * gets bets back that have not begun [C12].
 */
export type EndGames = (tx: Tx, playerId: number, now: Date, who?: 'excluded') => Promise<void>;

export interface Break {
  readonly type: BreakType;
  readonly period: Period;
  /** When it is over; null: not until someone ends it. */
  readonly endsAt: Date | null;
}

/**
 * Begins a break: at once and as one, or not at all [C11] [C12]. From here on every bet, launch and deposit is refused by
 * the limit itself. An exclusion also ends the games, where a bet that has not begun is given back and a round that is
 * open plays on and pays [B27], every session
 * with its sockets, and whatever else a way in could be made of; who cools off stays signed in, since their money may
 * leave. The player's row is locked first, so that a sign-in, a deposit or a payment on its way comes before all of it or
 * sees all of it. Answers the limit's id.
 */
export async function beginBreak(
  tx: Tx,
  deps: Deps,
  endGames: EndGames,
  playerId: number,
  begun: Break,
): Promise<bigint> {
  await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [playerId]);
  const limitId = await putLimit(tx, deps, playerId, { ...begun, accounts: [] });
  if (begun.type === 'coolingoff') return limitId;
  // Games before sessions: a bet takes its locks in this order.
  await endGames(tx, playerId, deps.now(), 'excluded');
  await rememberExcluded(tx, playerId, limitId, deps.now());
  await endAllSessions(tx, deps, playerId);
  return limitId;
}

import type { BreakType } from '@liftoff/rules/limits/reached';
import { momentText } from '../../account/mail/mail-words.ts';
import { sendMail } from '../../account/mail/mails.ts';
import { playerById } from '../../account/player-row.ts';
import { endAllSessions } from '../../account/sessions/sessions.ts';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { rememberExcluded } from './excluded-people.ts';
import type { LimitPeriod } from '@liftoff/contract/limits/limits';
import { putLimit } from '../put-limit.ts';

/**
 * Ends a player's open games in the caller's transaction. The wiring passes this function in. With a reason, the
 * player's bonuses end as well [PX-46]: with `excluded`, bets on rounds that have not begun are given back [C12], and
 * with `cooling_off` the games stay open, because every bet is refused.
 */
export type EndGames = (
  tx: Tx,
  playerId: number,
  now: Date,
  why?: 'excluded' | 'cooling_off' | 'closed',
) => Promise<void>;

export interface Break {
  readonly type: BreakType;
  readonly period: LimitPeriod;
  /** When the break is over, or `null` if it lasts until someone ends it. */
  readonly endsAt: Date | null;
}

/**
 * Begins a break, all or nothing [C11] [C12]. From then on, the limit itself refuses every bet, launch and deposit. A
 * self-exclusion also ends all games, sessions with their sockets, and pending sign-in codes and links. Bets on
 * rounds that have not begun are given back, and an open round is played to its end and pays [B27]. A cooling-off
 * leaves the player signed in, because they may still withdraw their money. The player's row is locked first, so that
 * a concurrent sign-in, deposit or payment is either complete before the break or fully affected by it. Returns the
 * limit's id.
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
  await sendBreakMail(tx, deps, playerId, begun);
  if (begun.type === 'coolingoff') {
    await endGames(tx, playerId, deps.now(), 'cooling_off');
    return limitId;
  }
  // Locks games before sessions, because a bet takes its locks in this order.
  await endGames(tx, playerId, deps.now(), 'excluded');
  await rememberExcluded(tx, playerId, limitId, deps.now());
  await endAllSessions(tx, deps, playerId, 'excluded');
  return limitId;
}

/** Puts the break and its end in writing, because an excluded player cannot look them up on the site. */
async function sendBreakMail(tx: Tx, deps: Deps, playerId: number, { type, endsAt }: Break): Promise<void> {
  const player = await playerById(tx, playerId);
  if (player === null) return;
  const { email, language } = player;
  const text = type === 'coolingoff' ? 'cooling_off_begun' : 'self_exclusion_begun';
  const fill = { from: momentText(deps.now(), language), until: endsAt === null ? '' : momentText(endsAt, language) };
  await sendMail(tx, deps, { to: email, language, text, fill, playerId });
}

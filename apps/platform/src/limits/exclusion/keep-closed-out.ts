import { playerById } from '../../account/player-row.ts';
import type { EntryGate } from '../../account/sign-in/entry-gate.ts';
import { refuse } from '../../core/call.ts';

/**
 * Refuses sign-in to an account that was closed because its player is under age [C25], or that was closed by its
 * player [C40].
 */
export const keepClosedOut: EntryGate = async (sql, playerId) => {
  const closedFor = (await playerById(sql, playerId))?.closed_for ?? null;
  if (closedFor === null) return null;
  return refuse(closedFor === 'own_wish' ? 'account_closed' : closedFor);
};

import type { EntryGate } from '../../account/sign-in/entry-gate.ts';
import { refuse } from '../../core/call.ts';
import type { Deps } from '../../core/deps.ts';
import { loginBlockedUntil } from './login-hours.ts';

/**
 * Refuses sign-in during the player's blocked hours, and reports until when. Throws if the hours cannot be read, so
 * that nobody gets in.
 */
export const keepLoginHours =
  (deps: Deps): EntryGate =>
  async (sql, playerId) => {
    const until = await loginBlockedUntil(sql, playerId, deps.now());
    return until && { ...refuse('login_hours'), until };
  };

import type { EntryGate } from '../../account/sign-in/entry-gate.ts';
import { refuse } from '../../core/call.ts';
import type { Deps } from '../../core/deps.ts';
import { loginBlockedUntil } from './login-hours.ts';

/** Refuses sign-in within the hours that the player has set, and says until when. Hours that cannot be read let nobody in. */
export const keepLoginHours =
  (deps: Deps): EntryGate =>
  async (sql, playerId) => {
    const until = await loginBlockedUntil(sql, playerId, deps.now());
    return until && { ...refuse('login_hours'), until };
  };

import type { EntryGate } from '../../account/sign-in/entry-gate.ts';
import { visitPauseEnd } from '../../account/sessions/visits.ts';
import { refuse } from '../../core/call.ts';
import type { Deps } from '../../core/deps.ts';

/** Refuses sign-in right after a session limit has ended a visit, and reports until when [C10]. */
export const keepVisitPause =
  (deps: Deps): EntryGate =>
  async (sql, playerId) => {
    const until = await visitPauseEnd(sql, playerId, deps.now());
    return until && { ...refuse('session_limit'), until };
  };

import { isDeepStrictEqual } from 'node:util';
import type { Person } from '@liftoff/rules/account/same-person';
import { registersFor } from '@liftoff/rules/limits/terms';
import { licencePolicy } from '../../market/licence-policy.ts';
import { personOf } from '../../account/profile/person.ts';
import { playerById, type PlayerRow } from '../../account/player-row.ts';
import { endAllSessions } from '../../account/sessions/sessions.ts';
import { refuse, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Platform } from '../../core/platform-context.ts';
import type { EndGames } from '../exclusion/breaks.ts';
import { checkOfToday } from './check-of-today.ts';
import { lastListedBy } from './is-listed.ts';
import type { ExclusionRegister } from './register.ts';

/** Time limit for a register's response, in milliseconds; a slower register counts as unavailable. */
const answerMs = 1_500;

/** Looks people up in the exclusion registers of a licence and a country [C14]. */
export interface RegisterChecks {
  /**
   * Looks up a person who has no account yet. Refuses with `self_excluded` if a register lists them, and with
   * `unavailable` if a register does not respond.
   */
  ofPerson(person: Person, place: { licence: string; country: string | null }): Promise<Refused | null>;
  /**
   * Looks up a player in the same way, and stores the result for the day. A listed player loses games and sessions
   * immediately, and the registers that listed them are still queried wherever they move. With `again`, queries even
   * if there is a result for today. Must not be called inside a transaction.
   */
  ofPlayer(playerId: number, again?: 'again'): Promise<Refused | null>;
}

export function registerChecks(
  platform: Platform,
  registers: readonly ExclusionRegister[],
  endGames: EndGames,
): RegisterChecks {
  const { db, deps } = platform;

  /** Whether a register lists the person; `null` if a register does not respond and no other register lists them. */
  const isListed = async (person: Person, names: readonly string[]): Promise<boolean | null> => {
    const asked = names.map(async name => {
      const register = registers.find(each => each.name === name);
      if (register === undefined) throw new Error(`There is no register ${name}`);
      return await register.holds(person, AbortSignal.timeout(answerMs));
    });
    const answers = await Promise.allSettled(asked);
    if (answers.some(answer => answer.status === 'fulfilled' && answer.value)) return true;
    for (const answer of answers)
      if (answer.status === 'rejected') deps.log.warn({ err: answer.reason }, 'an exclusion register did not answer');
    return answers.every(answer => answer.status === 'fulfilled') ? false : null;
  };
  const verdict = (listed: boolean | null): Refused | null =>
    listed === null ? refuse('unavailable') : listed ? refuse('self_excluded') : null;

  return {
    ofPerson: async (person, place) => verdict(await isListed(person, registersFor(licencePolicy, place))),
    ofPlayer: async (playerId, again) => {
      const player = await playerById(db, playerId);
      if (player === null) return refuse('unauthenticated');
      const question = questionOf(player);
      const { person } = question;
      const known = registers.map(({ name }) => name);
      const names = [...new Set([...question.names, ...(await lastListedBy(db, playerId, known))])];
      if (names.length === 0) return null;
      const today = await checkOfToday(db, playerId, deps.now());
      if (today !== null && again === undefined) return verdict(today.listed);
      const listed = await isListed(person, names);
      if (listed === null) return verdict(null);
      const kept = await db.transaction(async tx => {
        const now = await playerById(tx, playerId, 'FOR UPDATE');
        // A negative result does not apply to a player whose details changed in the meantime; a positive result
        // always applies.
        if (!listed && (now === null || !isDeepStrictEqual(questionOf(now), question))) return false;
        await tx.query(
          `INSERT INTO register_checks (player_id, day, listed, listed_by)
           VALUES ($1, ($2::timestamptz AT TIME ZONE 'UTC')::date, $3, $4)
           ON CONFLICT (player_id) DO UPDATE
           SET day = excluded.day, listed = excluded.listed, listed_by = excluded.listed_by`,
          [playerId, deps.now(), listed, listed ? names : []],
        );
        if (!listed) return true;
        // Locks games before sessions, because a bet takes its locks in this order.
        await endGames(tx, playerId, deps.now());
        await endAllSessions(tx, deps, playerId, 'excluded');
        const subject = `player:${playerId}`;
        await audit(tx, deps, { actor: 'house', action: 'register.listed', subject, after: { registers: names } });
        return true;
      });
      return verdict(kept ? listed : null);
    },
  };
}

/** The query to the registers about a player. If any part of it changes, the stored result no longer applies. */
const questionOf = (player: PlayerRow) => ({ person: personOf(player), names: registersFor(licencePolicy, player) });

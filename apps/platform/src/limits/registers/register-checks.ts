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

/** What a register has time for, in milliseconds; one that takes longer counts as one that does not answer. */
const answerMs = 1_500;

/** Asks the exclusion registers of a licence and a country about people [C14]. */
export interface RegisterChecks {
  /** Somebody who has no account yet: `self_excluded` for who is in one, `unavailable` where one cannot say. */
  ofPerson(person: Person, place: { licence: string; country: string | null }): Promise<Refused | null>;
  /**
   * A player: the same, and what the registers say is kept for the day. Who is found in one loses games and sessions at
   * once, and it is asked about them on wherever they move. `again`: asks whatever they said today. Never called inside a
   * transaction.
   */
  ofPlayer(playerId: number, again?: 'again'): Promise<Refused | null>;
}

export function registerChecks(
  platform: Platform,
  registers: readonly ExclusionRegister[],
  endGames: EndGames,
): RegisterChecks {
  const { db, deps } = platform;

  /** Whether one of the registers has the person; null where one of them cannot say and none has. */
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
        // Who has become another meanwhile was not asked about; who was found stays found.
        if (!listed && (now === null || !isDeepStrictEqual(questionOf(now), question))) return false;
        await tx.query(
          `INSERT INTO register_checks (player_id, day, listed, listed_by)
           VALUES ($1, ($2::timestamptz AT TIME ZONE 'UTC')::date, $3, $4)
           ON CONFLICT (player_id) DO UPDATE
           SET day = excluded.day, listed = excluded.listed, listed_by = excluded.listed_by`,
          [playerId, deps.now(), listed, listed ? names : []],
        );
        if (!listed) return true;
        // Games before sessions: a bet takes its locks in this order.
        await endGames(tx, playerId, deps.now());
        await endAllSessions(tx, deps, playerId);
        const subject = `player:${playerId}`;
        await audit(tx, deps, { actor: 'house', action: 'register.listed', subject, after: { registers: names } });
        return true;
      });
      return verdict(kept ? listed : null);
    },
  };
}

/** What the registers are asked about a player: a new question as soon as any of it changes. */
const questionOf = (player: PlayerRow) => ({ person: personOf(player), names: registersFor(licencePolicy, player) });

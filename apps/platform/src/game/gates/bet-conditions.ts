import type { PlayTime } from '@liftoff/rules/limits/reality-check';
import type { AgeProfile } from '../../account/profile/age.ts';
import { termsAgreed } from '../../account/sign-up/terms.ts';
import type { SessionTimes } from '../../account/sessions/sessions.ts';
import type { Tx } from '../../database/database.ts';
import { playTimeColumns, playTimeJoin, playTimeOf, type PlayTimeRow } from '../../limits/play-time.ts';
import { techworkIsOn } from '../../market/techwork.ts';
import { siteColumns, siteJoin, siteOf, type SiteRow } from '../frame/site-session.ts';

/** What a bet asks besides the rows it locks. */
export interface BetConditions {
  /** A round of this id is there already: the answer to it is known. */
  readonly known: boolean;
  /** A round of one's own is open. */
  readonly busy: boolean;
  /** The site session the game was opened from; null: a demo of a guest. */
  readonly site: SessionTimes | null;
  /** Where that session's browser stood at its latest call (ISO 3166-1 alpha-2); null: unknown, or there is none. */
  readonly place: string | null;
  /** When somebody answered for that; null: nobody ever did. */
  readonly placedAt: Date | null;
  /** What the player's age is judged by; null: a guest. */
  readonly player: AgeProfile | null;
  /** They have accepted the terms that count. */
  readonly agreed: boolean;
  /** The operator works on the casino, so that no round may begin [B22]. */
  readonly techwork: boolean;
  /** A limit of some kind is in force. */
  readonly limited: boolean;
  /**
   * Somebody who has excluded themselves has the same mailbox, phone, birthday or bank account, or has paid with the same:
   * whether it is them is to be asked.
   */
  readonly mayBeExcludedPerson: boolean;
  /** How long they have been playing; null: a guest. */
  readonly playTime: PlayTime | null;
  readonly bonus: bigint;
}

interface FactsRow extends SiteRow, PlayTimeRow, Pick<AgeProfile, 'date_of_birth' | 'state' | 'postal_code'> {
  /** Null: a guest, who has no profile. */
  licence: string | null;
  place: string | null;
  placed_at: Date | null;
  home: string | null;
  known: boolean;
  busy: boolean;
  techwork: boolean;
  agreed: boolean;
  limited: boolean;
  mayBeExcludedPerson: boolean;
  bonus: bigint;
}

const factsSql = `
  SELECT
    EXISTS (SELECT FROM game_rounds r WHERE r.owner = s.owner AND r.id = $2) AS known,
    EXISTS (SELECT FROM game_rounds r
      WHERE r.owner = s.owner AND r.game = s.game AND r.state = 'open' AND r.table_round IS NULL) AS busy,
    ${techworkIsOn} AS techwork,
    ${siteColumns}, ${playTimeColumns('y')}, x.seen_country AS place, x.placed_at, y.licence, y.country AS home, y.state,
    y.postal_code, y.date_of_birth, coalesce(${termsAgreed('y')}, false) AS agreed,
    s.player_id IS NOT NULL AND EXISTS (SELECT FROM user_limits l WHERE l.player_id = s.player_id) AS limited,
    (EXISTS (SELECT FROM excluded_people x WHERE x.player_id <> y.id AND (
      x.email_key = y.email_key OR x.phone_key = y.phone_key OR x.date_of_birth = y.date_of_birth
      OR x.iban = y.iban))
      OR EXISTS (SELECT FROM payment_marks own JOIN payment_marks theirs USING (mark)
        JOIN excluded_people x ON x.player_id = theirs.player_id
        WHERE own.player_id = y.id AND theirs.player_id <> y.id)) AS akin,
    coalesce((SELECT a.balance FROM ledger_accounts a
      WHERE a.owner = s.owner AND a.kind = 'bonus' AND a.currency = s.currency AND a.shard = 0), 0) AS bonus
  FROM game_sessions s ${siteJoin} LEFT JOIN players y ON y.id = s.player_id ${playTimeJoin('y')}
  WHERE s.id = $1`;

/** Stands for a round where none is asked about. */
export const noRound = '00000000-0000-0000-0000-000000000000';

/** Reads them; null for no such session. A statement of its own: what it sees is what stands when it begins. */
export async function readBetConditions(tx: Tx, sessionId: string, roundId: string): Promise<BetConditions | null> {
  const [row] = await tx.query<FactsRow>(factsSql, [sessionId, roundId]);
  if (row === undefined) return null;
  const { known, busy, techwork, agreed, limited, mayBeExcludedPerson, bonus, place, placed_at: placedAt } = row;
  const site = siteOf(row);
  const playTime = row.licence === null ? null : playTimeOf(row, row.licence, site?.startedAt ?? null);
  const player = profileOf(row);
  return {
    known,
    busy,
    techwork,
    agreed,
    limited,
    mayBeExcludedPerson,
    bonus,
    place,
    placedAt,
    site,
    player,
    playTime,
  };
}

const profileOf = ({ licence, home, state, postal_code, date_of_birth }: FactsRow): AgeProfile | null =>
  licence === null ? null : { licence, country: home, state, postal_code, date_of_birth };

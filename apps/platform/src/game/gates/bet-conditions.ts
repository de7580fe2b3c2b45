import type { PlayTime } from '@liftoff/rules/limits/reality-check';
import type { AgeProfile } from '../../account/profile/age.ts';
import { termsAgreed } from '../../account/sign-up/terms.ts';
import type { SessionTimes } from '../../account/sessions/session-times.ts';
import type { Tx } from '../../database/database.ts';
import { playTimeColumns, playTimeJoin, playTimeOf, type PlayTimeRow } from '../../limits/play-time.ts';
import { isSwitchedOn } from '../../market/house-switch.ts';
import { siteColumns, siteJoin, siteOf, type SiteRow } from '../frame/site-session.ts';

/** The conditions on which a bet is decided, apart from the rows it locks. */
export interface BetConditions {
  /** Whether a round with this id already exists, which means that the bet is a retry. */
  readonly known: boolean;
  /** Whether a private round (not one of a shared table) is open in this game. */
  readonly busy: boolean;
  /** The site session from which the game was opened; `null` for a guest's demo. */
  readonly site: SessionTimes | null;
  /**
   * Country of that session's browser at its latest call (ISO 3166-1 alpha-2); `null` if the country is unknown or
   * there is no session.
   */
  readonly place: string | null;
  /** When that country was last confirmed; `null` if never. */
  readonly placedAt: Date | null;
  /** The data that determine the player's minimum age; `null` for a guest. */
  readonly player: AgeProfile | null;
  /** Whether the player has accepted the terms in force. */
  readonly agreed: boolean;
  /** Whether maintenance is in progress, during which no round may begin [B22]. */
  readonly techwork: boolean;
  /** Whether the player has a limit of any kind. */
  readonly limited: boolean;
  /**
   * Whether a self-excluded person shares this player's mailbox, phone, birthday, bank account or payment method. If
   * so, the platform must check whether they are the same person.
   */
  readonly mayBeExcludedPerson: boolean;
  /** How long the player has been playing; `null` for a guest. */
  readonly playTime: PlayTime | null;
}

interface FactsRow extends SiteRow, PlayTimeRow, Pick<AgeProfile, 'date_of_birth' | 'state' | 'postal_code'> {
  /** The player's licence; `null` for a guest, who has no profile. */
  licence: string | null;
  place: string | null;
  placed_at: Date | null;
  home: string | null;
  known: boolean;
  busy: boolean;
  techwork: boolean;
  agreed: boolean;
  limited: boolean;
  may_be_excluded_person: boolean;
}

const factsSql = `
  SELECT
    EXISTS (SELECT FROM game_rounds r WHERE r.owner = s.owner AND r.id = $2) AS known,
    EXISTS (SELECT FROM game_rounds r
      WHERE r.owner = s.owner AND r.game = s.game AND r.state = 'open' AND r.table_round IS NULL) AS busy,
    ${isSwitchedOn('techwork')} AS techwork,
    ${siteColumns}, ${playTimeColumns('y')}, x.seen_country AS place, x.placed_at, y.licence, y.country AS home, y.state,
    y.postal_code, y.date_of_birth, coalesce(${termsAgreed('y')}, false) AS agreed,
    s.player_id IS NOT NULL AND EXISTS (SELECT FROM user_limits l WHERE l.player_id = s.player_id) AS limited,
    (EXISTS (SELECT FROM excluded_people x WHERE x.player_id <> y.id AND (
      x.email_key = y.email_key OR x.phone_key = y.phone_key OR x.date_of_birth = y.date_of_birth
      OR x.iban = y.iban))
      OR EXISTS (SELECT FROM payment_marks own JOIN payment_marks theirs USING (mark)
        JOIN excluded_people x ON x.player_id = theirs.player_id
        WHERE own.player_id = y.id AND theirs.player_id <> y.id)) AS may_be_excluded_person
  FROM game_sessions s ${siteJoin} LEFT JOIN players y ON y.id = s.player_id ${playTimeJoin('y')}
  WHERE s.id = $1`;

/** Placeholder id for reads that do not concern a particular round. */
export const noRound = '00000000-0000-0000-0000-000000000000';

/**
 * Reads the bet conditions; `null` if the session does not exist. This is a separate statement, so that it reads the
 * database in the state it has once the locks are held.
 */
export async function readBetConditions(tx: Tx, sessionId: string, roundId: string): Promise<BetConditions | null> {
  const [row] = await tx.query<FactsRow>(factsSql, [sessionId, roundId]);
  if (row === undefined) return null;
  const { known, busy, techwork, agreed, limited, place, placed_at: placedAt } = row;
  const site = siteOf(row);
  const playTime = row.licence === null ? null : playTimeOf(row, row.licence, site?.startedAt ?? null);
  const player = profileOf(row);
  return {
    known,
    busy,
    techwork,
    agreed,
    limited,
    mayBeExcludedPerson: row.may_be_excluded_person,
    place,
    placedAt,
    site,
    player,
    playTime,
  };
}

const profileOf = ({ licence, home, state, postal_code, date_of_birth }: FactsRow): AgeProfile | null =>
  licence === null ? null : { licence, country: home, state, postal_code, date_of_birth };

import { emailKey, isSamePerson, phoneKey, type Person } from '@liftoff/rules/account/same-person';
import { deviceHash, personOf, type PersonGate, type StatedPerson } from '../../account/profile/person.ts';
import { playerById, type PlayerRow } from '../../account/player-row.ts';
import { refuse } from '../../core/call.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { isListed } from '../registers/is-listed.ts';

interface ExcludedRow {
  email: string;
  phone: string | null;
  first_name: string | null;
  last_name: string | null;
  date_of_birth: string | null;
  postal_code: string | null;
  iban: string | null;
  same_device: boolean;
  same_payer: boolean;
}

/**
 * Stores the details by which an excluded person is recognised, for as long as the exclusion lasts and regardless of
 * changes to the profile [C13]. From `now` on, their balance is checked for payout [C12].
 */
export async function rememberExcluded(tx: Tx, playerId: number, limitId: bigint, now: Date): Promise<void> {
  const player = await playerById(tx, playerId);
  if (!player) throw new Error(`Player ${playerId} has gone`);
  await tx.query(
    `INSERT INTO excluded_people
       (limit_id, player_id, email_key, phone_key, date_of_birth, first_name, last_name, postal_code, iban, payout_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      limitId,
      playerId,
      emailKey(player.email),
      phoneKey(player.mobile_phone),
      player.date_of_birth,
      player.first_name,
      player.last_name,
      player.postal_code,
      player.iban,
      now,
    ],
  );
}

/** Players who share a payment mark (a card, account or address) with the player `$6`. */
const samePayers = `SELECT theirs.player_id FROM payment_marks own JOIN payment_marks theirs USING (mark)
  WHERE own.player_id = $6::bigint`;

/**
 * Whether a person has self-excluded under another account, uses the browser of such a person, or pays with such a
 * person's card, account or address [C13].
 */
async function isExcluded(sql: Sql, person: StatedPerson, now: Date): Promise<boolean> {
  const candidates = await sql.query<ExcludedRow>(
    `SELECT x.email_key AS email, x.phone_key AS phone, x.first_name, x.last_name, x.date_of_birth, x.postal_code,
       x.iban,
       d.player_id IS NOT NULL AS same_device, x.player_id IN (${samePayers}) AS same_payer
     FROM excluded_people x
     JOIN user_limits l ON l.id = x.limit_id
     LEFT JOIN player_devices d ON d.player_id = x.player_id AND d.device = $5
     WHERE (l.ends_at IS NULL OR l.ends_at > $1) AND x.player_id IS DISTINCT FROM $6::bigint
       AND (x.email_key = $2 OR x.phone_key = $3 OR x.date_of_birth = $4 OR x.iban = $7 OR d.player_id IS NOT NULL
         OR x.player_id IN (${samePayers}))`,
    [
      now,
      emailKey(person.email),
      phoneKey(person.phone),
      person.birth,
      person.device ? deviceHash(person.device) : null,
      person.playerId,
      person.iban,
    ],
  );
  return candidates.some(row => row.same_device || row.same_payer || isSamePerson(described(row), person));
}

const described = (row: ExcludedRow): Person => ({
  email: row.email,
  phone: row.phone,
  firstName: row.first_name,
  lastName: row.last_name,
  birth: row.date_of_birth,
  postalCode: row.postal_code,
  iban: row.iban,
});

/**
 * Whether a player's profile matches a person who has self-excluded under another account [C13], or the player was
 * listed in an exclusion register when it was last queried [C14].
 */
export const isExcludedElsewhere = async (sql: Sql, player: PlayerRow, now: Date): Promise<boolean> =>
  (await isListed(sql, Number(player.id))) || (await isExcluded(sql, personOf(player), now));

/** Like `isExcludedElsewhere`, but takes a player id; `false` if there is no such player. */
export async function isPlayerExcludedElsewhere(sql: Sql, playerId: number, now: Date): Promise<boolean> {
  const player = await playerById(sql, playerId);
  return player !== null && (await isExcludedElsewhere(sql, player, now));
}

/** Refuses to register an account, or to enter details in a profile, for a person who has self-excluded [C13]. */
export const keepExcludedPeopleOut =
  (deps: Deps): PersonGate =>
  async (sql, person) =>
    (await isExcluded(sql, person, deps.now())) ? refuse('self_excluded') : null;

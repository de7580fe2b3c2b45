import { emailKey, isCertainlySamePerson, phoneKey } from '@liftoff/rules/account/same-person';
import { personOf, type PersonGate, type StatedPerson } from '../../account/profile/person.ts';
import { playerById, type PlayerRow } from '../../account/player-row.ts';
import { refuse } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';

/** The account whose break or limits the same person would evade under another account. */
interface ProtectedAccount {
  readonly playerId: number;
  readonly kind: 'cooling_off' | 'second_account';
}

type TwinRow = Pick<
  PlayerRow,
  'id' | 'email' | 'mobile_phone' | 'first_name' | 'last_name' | 'date_of_birth' | 'postal_code' | 'iban'
> & { cooling_off: boolean; limited: boolean; same_payer: boolean };

/**
 * Other accounts with a cooling-off or own limits in force that may be of the person. Limits of a closed account do
 * not count, and if both accounts have limits, only those of the older one, so that one of them stays usable.
 */
const twinsSql = `
  WITH payers AS (SELECT theirs.player_id FROM payment_marks own JOIN payment_marks theirs USING (mark)
    WHERE own.player_id = $6::bigint)
  SELECT p.id, p.email, p.mobile_phone, p.first_name, p.last_name, p.date_of_birth, p.postal_code, p.iban,
    bool_or(l.type = 'coolingoff') AS cooling_off,
    bool_or(l.type NOT IN ('coolingoff', 'selfexclusion')) AND p.closed_at IS NULL AND (p.id < $6::bigint OR NOT EXISTS (
      SELECT FROM user_limits o WHERE o.player_id = $6::bigint AND (o.ends_at IS NULL OR o.ends_at > $1)
        AND o.type NOT IN ('coolingoff', 'selfexclusion'))) AS limited,
    p.id IN (SELECT player_id FROM payers) AS same_payer
  FROM players p JOIN user_limits l ON l.player_id = p.id AND (l.ends_at IS NULL OR l.ends_at > $1)
  WHERE p.id IS DISTINCT FROM $6::bigint AND (p.email_key = $2 OR p.phone_key = $3 OR p.date_of_birth = $4
    OR p.iban = $5 OR p.id IN (SELECT player_id FROM payers))
  GROUP BY p.id ORDER BY p.id`;

/**
 * The account under which the same person has a cooling-off or limits in force, or `null` if there is none. It is the
 * same person if their descriptions match with certainty, or if both accounts have paid with the same card, account
 * or address. A cooling-off comes before limits.
 */
export async function protectedElsewhere(sql: Sql, person: StatedPerson, now: Date): Promise<ProtectedAccount | null> {
  const rows = await sql.query<TwinRow>(twinsSql, [
    now,
    emailKey(person.email),
    phoneKey(person.phone),
    person.birth,
    person.iban,
    person.playerId,
  ]);
  const twins = rows.filter(row => row.same_payer || isCertainlySamePerson(describe(row), person));
  const cooling = twins.find(row => row.cooling_off);
  if (cooling !== undefined) return { playerId: Number(cooling.id), kind: 'cooling_off' };
  const limited = twins.find(row => row.limited);
  return limited === undefined ? null : { playerId: Number(limited.id), kind: 'second_account' };
}

const describe = (row: TwinRow) => ({
  email: row.email,
  phone: row.mobile_phone,
  firstName: row.first_name,
  lastName: row.last_name,
  birth: row.date_of_birth,
  postalCode: row.postal_code,
  iban: row.iban,
});

/** Reports a second account to the operator: in the log, and in the audit trail of the account that has the break or limits. */
export async function reportSecondAccount(
  tx: Tx,
  deps: Deps,
  { playerId, kind }: ProtectedAccount,
  other: { readonly playerId: number | null; readonly at: 'sign_up' | 'profile' | 'deposit' },
): Promise<void> {
  const found = { protection: kind === 'cooling_off' ? 'cooling_off' : 'limits', other: other.playerId, at: other.at };
  deps.log.warn({ player: playerId, ...found }, 'A person with a break or limits uses a second account');
  const subject = `player:${playerId}`;
  await audit(tx, deps, { actor: 'platform', action: 'player.second_account', subject, after: found });
}

/**
 * Refuses to register an account, or to enter identifying details in a profile, for a person whose break or limits
 * under another account would not apply. An account that was known to be a second one before stays editable.
 */
export const keepSecondAccountsOut =
  (deps: Deps): PersonGate =>
  async (tx, person) => {
    const now = deps.now();
    const found = await protectedElsewhere(tx, person, now);
    if (found === null) return null;
    const stored = person.playerId === null ? null : await playerById(tx, person.playerId);
    if (stored !== null && (await protectedElsewhere(tx, personOf(stored), now)) !== null) return null;
    const at = person.playerId === null ? 'sign_up' : 'profile';
    await reportSecondAccount(tx, deps, found, { playerId: person.playerId, at });
    return refuse('second_account');
  };

import { domainToUnicode } from 'node:url';
import type { User } from '@liftoff/contract/account/account';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { minAge } from '@liftoff/rules/account/licence';
import { licencePolicy } from '../market/licence-policy.ts';
import { missingRegistrationFields } from './profile/player-fields.ts';
import { groupName } from './profile/groups.ts';
import { termsAgreed } from './sign-up/terms.ts';
import type { Sql } from '../database/database.ts';

/** A row of `players`, including the player's groups. */
export interface PlayerRow {
  id: bigint;
  email: string;
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  nickname: string | null;
  gender: 'm' | 'f' | 'x' | null;
  date_of_birth: string | null;
  country: string | null;
  city: string | null;
  address: string | null;
  postal_code: string | null;
  state: string | null;
  mobile_phone: string | null;
  receive_promos: boolean;
  receive_sms_promos: boolean;
  /** When the player opted in to offers by email or by SMS; `null` if no confirmation is pending. */
  promos_asked_at: Date | null;
  sms_promos_asked_at: Date | null;
  currency: CurrencyCode;
  language: string;
  licence: string;
  created_at: Date;
  current_sign_in_at: Date | null;
  confirmed_at: Date | null;
  terms_accepted_at: Date | null;
  /** Whether the current version of the terms has been accepted. */
  terms_agreed: boolean;
  can_issue_bonuses: boolean;
  deposit_bonus_code: string | null;
  verified: boolean;
  /**
   * Written by the verification domain: the identity status, and the deadline for answering questions about the
   * source of wealth.
   */
  identity_status: string;
  wealth_due_at: Date | null;
  profession: string | null;
  /** Details that some licences require in addition to the profile. */
  personal_id: string | null;
  iban: string | null;
  account_holder: string | null;
  password_changed_at: Date | null;
  totp_secret: string | null;
  /** Minutes between two reality checks; `null` if the licence's default applies. */
  reality_check_min: number | null;
  two_factor_since: Date | null;
  /** Why the account is permanently closed; `null` while it is open. */
  closed_for: 'under_age' | 'own_wish' | null;
  closed_at: Date | null;
  /** Origin of the site where the account was opened; `null` if it was opened before this was stored. */
  site: string | null;
  groups: string[];
}

const columns = `p.*, ${termsAgreed('p')} AS terms_agreed,
  ARRAY(SELECT g.group_id FROM player_groups g WHERE g.player_id = p.id ORDER BY g.group_id) AS groups`;

export async function playerById(sql: Sql, id: number, lock: '' | 'FOR UPDATE' = ''): Promise<PlayerRow | null> {
  const [row] = await sql.query<PlayerRow>(`SELECT ${columns} FROM players p WHERE p.id = $1 ${lock}`, [id]);
  return row ?? null;
}

/** The columns that a password check needs. */
export type Credentials = Pick<PlayerRow, 'id' | 'password_hash'>;

/** Reads as little as possible, so that the lookup takes the same time whether or not the account exists [A16]. */
export async function credentialsOf(sql: Sql, email: string): Promise<Credentials | null> {
  const [row] = await sql.query<Credentials>('SELECT id, password_hash FROM players WHERE email = $1', [email]);
  return row ?? null;
}

/** `email` must be normalised by `normalEmail`. */
export async function playerByEmail(sql: Sql, email: string, lock: '' | 'FOR UPDATE' = ''): Promise<PlayerRow | null> {
  const [row] = await sql.query<PlayerRow>(`SELECT ${columns} FROM players p WHERE p.email = $1 ${lock}`, [email]);
  return row ?? null;
}

/** An address as its owner writes it. Addresses are stored with their domain in ASCII. */
export const readableEmail = (email: string): string =>
  email.replace(/[^@]*$/, domain => domainToUnicode(domain) || domain);

/**
 * The profile as shown to its owner. It is built field by field, so that a new column is not exposed by accident
 * [A22].
 */
export function userOf(row: PlayerRow): User {
  return {
    id: Number(row.id),
    email: readableEmail(row.email),
    first_name: row.first_name,
    last_name: row.last_name,
    nickname: row.nickname,
    gender: row.gender,
    date_of_birth: row.date_of_birth,
    country: row.country,
    city: row.city,
    address: row.address,
    postal_code: row.postal_code,
    state: row.state,
    mobile_phone: row.mobile_phone,
    receive_promos: row.receive_promos,
    receive_sms_promos: row.receive_sms_promos,
    currency: row.currency,
    language: row.language,
    statuses: row.groups.map(id => ({ id, name: groupName(id) })),
    created_at: row.created_at.toISOString(),
    current_sign_in_at: row.current_sign_in_at?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    auth_fields_missed: missingRegistrationFields(row),
    can_issue_bonuses: row.can_issue_bonuses,
    deposit_bonus_code: row.deposit_bonus_code,
    verified: row.verified,
    sumsub_verified: row.verified,
    two_factor_enabled: row.totp_secret !== null,
    license_name: row.licence,
    sow_questionnaire_expires_at: row.wealth_due_at?.toISOString() ?? null,
    autoregistered: false,
    profession: row.profession,
    min_age:
      row.country === null
        ? null
        : minAge(licencePolicy, { licence: row.licence, country: row.country, state: row.state }),
  };
}

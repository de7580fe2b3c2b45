import type { User } from '@liftoff/contract/account/account';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { missingRegistrationFields } from './profile/player-fields.ts';
import { groupName } from './profile/groups.ts';
import { termsAgreed } from './sign-up/terms.ts';
import type { Sql } from '../database/database.ts';

/** A row of `players` with the player's groups. */
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
  /** Since when the wish for offers, by e-mail or by SMS, waits to be confirmed; null: it does not. */
  promos_asked_at: Date | null;
  sms_promos_asked_at: Date | null;
  currency: CurrencyCode;
  language: string;
  licence: string;
  created_at: Date;
  current_sign_in_at: Date | null;
  confirmed_at: Date | null;
  terms_accepted_at: Date | null;
  /** The version of the terms that counts has been accepted. */
  terms_agreed: boolean;
  can_issue_bonuses: boolean;
  deposit_bonus_code: string | null;
  verified: boolean;
  /** Of the verification noun, which writes both: its status, and until when the source of wealth is to be answered. */
  identity_status: string;
  wealth_due_at: Date | null;
  profession: string | null;
  /** What some licences ask for beside the profile. */
  personal_id: string | null;
  iban: string | null;
  account_holder: string | null;
  password_changed_at: Date | null;
  totp_secret: string | null;
  /** Minutes between two reality checks; null: as the licence has it. */
  reality_check_min: number | null;
  two_factor_since: Date | null;
  /** Why the account is closed for good; null: it is open. */
  closed_for: 'under_age' | 'own_wish' | null;
  closed_at: Date | null;
  /** Origin of the site where the account was opened; null: from before that was kept. */
  site: string | null;
  groups: string[];
}

const columns = `p.*, ${termsAgreed('p')} AS terms_agreed,
  ARRAY(SELECT g.group_id FROM player_groups g WHERE g.player_id = p.id ORDER BY g.group_id) AS groups`;

export async function playerById(sql: Sql, id: number, lock: '' | 'FOR UPDATE' = ''): Promise<PlayerRow | null> {
  const [row] = await sql.query<PlayerRow>(`SELECT ${columns} FROM players p WHERE p.id = $1 ${lock}`, [id]);
  return row ?? null;
}

/** What a password is held against. */
export type Credentials = Pick<PlayerRow, 'id' | 'password_hash'>;

/** As small as it can be, so that an account is found in the time in which none is found [A16]. */
export async function credentialsOf(sql: Sql, email: string): Promise<Credentials | null> {
  const [row] = await sql.query<Credentials>('SELECT id, password_hash FROM players WHERE email = $1', [email]);
  return row ?? null;
}

/** `email` in its one spelling (`normalEmail`). */
export async function playerByEmail(sql: Sql, email: string, lock: '' | 'FOR UPDATE' = ''): Promise<PlayerRow | null> {
  const [row] = await sql.query<PlayerRow>(`SELECT ${columns} FROM players p WHERE p.email = $1 ${lock}`, [email]);
  return row ?? null;
}

/** The profile as its owner may see it: field by field, so that a new column is not shown by accident [A22]. */
export function userOf(row: PlayerRow): User {
  return {
    id: Number(row.id),
    email: row.email,
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
  };
}

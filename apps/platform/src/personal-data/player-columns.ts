/**
 * New value of each column of `players` when the account is erased, as SQL. `player-tables.test.ts` compares both
 * lists with the database: every new column must be added here, or in that test as a column that is kept.
 */
export const erasedColumns: Readonly<Record<string, string>> = {
  email: `'erased-' || id || '@account.invalid'`,
  nickname: 'NULL',
  gender: 'NULL',
  mobile_phone: 'NULL',
  mobile_phone_without_dial_code: 'NULL',
  receive_promos: 'false',
  receive_sms_promos: 'false',
  promos_asked_at: 'NULL',
  sms_promos_asked_at: 'NULL',
  language: `'en-CA'`,
  current_sign_in_at: 'NULL',
  confirmed_at: 'NULL',
  deposit_bonus_code: 'NULL',
  stag: 'NULL',
  site: 'NULL',
  totp_secret: 'NULL',
  totp_last_step: '-1',
  backup_codes_salt: 'NULL',
  password_changed_at: 'NULL',
  two_factor_since: 'NULL',
  reality_check_min: 'NULL',
};

/** Columns that identify the player. They are erased with the rest, or later if the law requires them to be kept. */
export const identityColumns: readonly string[] = [
  'first_name',
  'last_name',
  'date_of_birth',
  'country',
  'city',
  'address',
  'postal_code',
  'state',
  'profession',
  'personal_id',
  'iban',
  'account_holder',
];

import type { User } from '@liftoff/contract/account/account';
import type { DetailField, PlayerDetails } from '@liftoff/contract/account/details';
import { detailFields } from '@liftoff/rules/account/details';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { cashboxFields, type CashboxField } from '@liftoff/rules/account/cashbox-profile';
import { stateToFill } from '@liftoff/rules/account/postal-state';
import { provinceIn, type Country } from '../../../shared/form/countries.ts';
import { checkField, type CheckPlace } from '../../../shared/player/profile-fields/check-fields.ts';

/** The form's profile fields, in order [ENTITY-002]. Consent to receive offers is edited with separate switches. */
export const editFields = [
  'first_name',
  'last_name',
  'nickname',
  'date_of_birth',
  'gender',
  'country',
  'state',
  'city',
  'address',
  'postal_code',
  'mobile_phone',
] as const;
/** All fields that the form can contain: profile fields and licence details. */
export type EditField = (typeof editFields)[number] | DetailField;
export type EditValues = Record<EditField, string>;

/** Fields that cannot be changed once the player is verified, because the platform refuses the change [A20]. */
export const lockedFields: readonly EditField[] = ['first_name', 'last_name', 'date_of_birth', 'country'];

/**
 * The form's initial values. The birthday is in the format in which it is typed, DD/MM/YYYY. Licence details start
 * empty, because the platform never reveals them.
 */
export const valuesOf = (user: User): EditValues =>
  Object.fromEntries([
    ...detailFields.map(field => [field, '']),
    ...editFields.map(field => {
      const value = user[field] ?? '';
      return [field, field === 'date_of_birth' ? value.split('-').toReversed().join('/') : value];
    }),
  ]) as EditValues;

/**
 * The fields in the form: those that the platform names for the context `edition`, except locked fields, and the
 * details that the player's licence requires.
 */
export function fieldsToEdit(
  named: readonly string[],
  user: Pick<User, 'verified'>,
  details: PlayerDetails | undefined,
): EditField[] {
  const isLocked = (field: EditField) =>
    user.verified && (lockedFields.includes(field) || (field === 'personal_id' && details?.known.includes(field)));
  const asked: readonly EditField[] = [...(details?.asked.deposit ?? []), ...(details?.asked.cashout ?? [])];
  return [
    ...editFields.filter(field => named.includes(field)),
    ...detailFields.filter(field => asked.includes(field)),
  ].filter(field => !isLocked(field));
}

const isCashboxField = (field: EditField): field is CashboxField => cashboxFields.some(known => known === field);

/** Checks a field. An entered value must be valid. A stored value may be cleared only if the field is optional. */
export function checkEdit(field: EditField, value: string, before: string, place: CheckPlace): Verdict {
  if (value.trim() === '')
    return before !== '' && isCashboxField(field) ? 'VALIDATION.COMMON.FIELD_NAME_REQUIRED' : null;
  return field === 'gender' ? null : checkField(field, value, place);
}

/** The values with the province by its code, which the list of provinces offers, if it was stored by its name. */
export function byProvinceCode(
  values: EditValues,
  countries: readonly Pick<Country, 'code' | 'provinces'>[],
): EditValues {
  const country = countries.find(({ code }) => code === values.country);
  return { ...values, state: provinceIn(country, values.state) ?? values.state };
}

/**
 * The state derived from the postal code, if the form asks for the state and it is still empty; otherwise an empty
 * object [VALID-023].
 */
export function filledState(
  asked: readonly EditField[],
  values: EditValues,
  countries: readonly Pick<Country, 'code' | 'provinces'>[],
): Partial<EditValues> {
  const { state, postal_code: postalCode, country } = values;
  const filled = stateToFill({ editionFields: asked, state, postalCode, country });
  return filled === null ? {} : { state: byProvinceCode({ ...values, state: filled }, countries).state };
}

/** Returns only the changed values. */
export const changesOf = (before: EditValues, values: Partial<EditValues>): Partial<EditValues> =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== before[field as EditField]));

/** Fields that are still missing and must be filled in before money can move. */
export const missingOf = (user: User): CashboxField[] =>
  cashboxFields.filter(field => (user[field] ?? '').trim() === '');

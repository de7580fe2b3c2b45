import type { User } from '@liftoff/contract/account/account';
import type { DetailField, PlayerDetails } from '@liftoff/contract/account/details';
import { detailFields } from '@liftoff/rules/account/details';
import { checkNickname } from '@liftoff/rules/account/nickname';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { cashboxFields, type CashboxField } from '@liftoff/rules/account/cashbox-profile';
import { stateToFill } from '@liftoff/rules/account/postal-state';
import { checkField, isDetail, type CheckPlace } from '../../../shared/player/profile-fields/check-fields.ts';

/** The fields of ENTITY-002 that the form asks for, in its order. What may be sent to a player has switches of its own. */
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
/** What the form may ask for: of the profile, and the details of a licence. */
export type EditField = (typeof editFields)[number] | DetailField;
export type EditValues = Record<EditField, string>;

/** Once verified these are what was verified; the platform refuses to change them [A20]. */
export const lockedFields: readonly EditField[] = ['first_name', 'last_name', 'date_of_birth', 'country'];

/** What the form holds at first; a birthday as it is typed, DD/MM/YYYY. What a detail holds is never told. */
export const valuesOf = (user: User): EditValues =>
  Object.fromEntries([
    ...detailFields.map(field => [field, '']),
    ...editFields.map(field => {
      const value = user[field] ?? '';
      return [field, field === 'date_of_birth' ? value.split('-').toReversed().join('/') : value];
    }),
  ]) as EditValues;

/**
 * Which fields are asked for: those the platform names for the context `edition`, without those that are locked, and the
 * details that the player's licence asks for anywhere.
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

/** The verdict on a field: what is given has to be right, and what the casino knows is not taken away unless it may be. */
export function checkEdit(field: EditField, value: string, before: string, place: CheckPlace): Verdict {
  if (value.trim() === '')
    return before !== '' && isCashboxField(field) ? 'VALIDATION.COMMON.FIELD_NAME_REQUIRED' : null;
  if (field === 'nickname') return checkNickname(value);
  return isCashboxField(field) || isDetail(field) ? checkField(field, value, place) : null;
}

/** VALID-023: the state that the postal code stands in, where it is asked for and still empty; nothing where none is known. */
export function filledState(asked: readonly EditField[], values: EditValues): Partial<EditValues> {
  const { state, postal_code: postalCode, country } = values;
  const filled = stateToFill({ editionFields: asked, state, postalCode, country });
  return filled === null ? {} : { state: filled };
}

/** Only what has changed is sent. */
export const changesOf = (before: EditValues, values: Partial<EditValues>): Partial<EditValues> =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== before[field as EditField]));

/** What the casino asks for before money moves and does not know yet. */
export const missingOf = (user: User): CashboxField[] =>
  cashboxFields.filter(field => (user[field] ?? '').trim() === '');

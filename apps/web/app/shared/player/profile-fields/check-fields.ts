import { checkBirthday } from '@liftoff/rules/account/birthday';
import type { CalendarDay } from '@liftoff/rules/account/calendar-day';
import { cashboxFields, type CashboxField } from '@liftoff/rules/account/cashbox-profile';
import { checkDetail, detailFields } from '@liftoff/rules/account/details';
import { checkName, checkPlaceName } from '@liftoff/rules/account/name';
import { checkFits, isLimited } from '@liftoff/rules/account/text-length';
import { checkRequired } from '@liftoff/rules/account/field-rules';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { checkNickname } from '@liftoff/rules/account/nickname';
import { checkPhone } from '@liftoff/rules/account/phone';
import { checkPostalCode } from '@liftoff/rules/account/postal-code';
import type { DetailField } from '@liftoff/contract/account/details';

/** Profile fields that the cashbox does not require but a game's provider might [STATE-045]. */
const otherFields = ['nickname', 'gender', 'state'] as const;

/**
 * All fields that can be required: the whole profile, and the details that a licence adds. The list below is in the
 * order used in forms.
 */
export type AskedField = CashboxField | (typeof otherFields)[number] | DetailField;
export const askedFields: readonly AskedField[] = [...cashboxFields, ...otherFields, ...detailFields];

export const isDetail = (field: string): field is DetailField => detailFields.some(known => known === field);

export type ProfileValues = Readonly<Partial<Record<AskedField, string>>>;

/**
 * The context for a check: the country for postal codes, and the country's minimum age and today's date for
 * birthdays.
 */
export interface CheckPlace {
  country: string;
  minAge: number;
  today: CalendarDay;
}

/** Checks one field by the same rules as the platform. Every requested field is required. */
export function checkField(field: AskedField, value: string, place: CheckPlace): Verdict {
  const misfit = checkRequired(value) ?? (isLimited(field) ? checkFits(field, value) : null);
  if (misfit) return misfit;
  if (isDetail(field)) return checkDetail(field, value);
  if (field === 'first_name' || field === 'last_name') return checkName(value);
  if (field === 'city' || field === 'address' || field === 'state') return checkPlaceName(value);
  if (field === 'nickname') return checkNickname(value);
  if (field === 'mobile_phone') return checkPhone(value);
  if (field === 'postal_code') return checkPostalCode(value, place.country);
  if (field === 'date_of_birth') return checkBirthday(value, place.minAge, place.today);
  return null;
}

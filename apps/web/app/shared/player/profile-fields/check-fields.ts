import { checkBirthday } from '@liftoff/rules/account/birthday';
import type { CalendarDay } from '@liftoff/rules/account/calendar-day';
import { cashboxFields, type CashboxField } from '@liftoff/rules/account/cashbox-profile';
import { checkDetail, detailFields } from '@liftoff/rules/account/details';
import { checkRequired } from '@liftoff/rules/account/field-rules';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { checkNickname } from '@liftoff/rules/account/nickname';
import { checkPhone } from '@liftoff/rules/account/phone';
import { checkPostalCode } from '@liftoff/rules/account/postal-code';
import type { DetailField } from '@liftoff/contract/account/details';

/** Fields of the profile that the cashbox does not ask for, and the provider of a game may (STATE-045). */
const otherFields = ['nickname', 'gender', 'state'] as const;

/** What may be asked for, in the order of the form: the whole profile, and what a licence adds. */
export type AskedField = CashboxField | (typeof otherFields)[number] | DetailField;
export const askedFields: readonly AskedField[] = [...cashboxFields, ...otherFields, ...detailFields];

export const isDetail = (field: string): field is DetailField => detailFields.some(known => known === field);

export type ProfileValues = Readonly<Partial<Record<AskedField, string>>>;

/** Where a check stands: the country decides on postal codes, and its age and day on birthdays. */
export interface CheckPlace {
  country: string;
  minAge: number;
  today: CalendarDay;
}

/** The verdict on one field as the platform will give it: every asked field is required. */
export function checkField(field: AskedField, value: string, place: CheckPlace): Verdict {
  if (isDetail(field)) return checkDetail(field, value);
  const missing = checkRequired(value);
  if (missing) return missing;
  if (field === 'nickname') return checkNickname(value);
  if (field === 'mobile_phone') return checkPhone(value);
  if (field === 'postal_code') return checkPostalCode(value, place.country);
  if (field === 'date_of_birth') return checkBirthday(value, place.minAge, place.today);
  return null;
}

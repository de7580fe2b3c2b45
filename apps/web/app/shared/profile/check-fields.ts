import { checkBirthday } from '@liftoff/rules/account/birthday';
import type { CalendarDay } from '@liftoff/rules/account/calendar-day';
import type { CashboxField } from '@liftoff/rules/account/cashbox-profile';
import { checkRequired } from '@liftoff/rules/account/field-rules';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { checkPhone } from '@liftoff/rules/account/phone';
import { checkPostalCode } from '@liftoff/rules/account/postal-code';

export type ProfileValues = Readonly<Partial<Record<CashboxField, string>>>;

/** Where a check stands: the country decides on postal codes, and its age and day on birthdays. */
export interface CheckPlace {
  country: string;
  minAge: number;
  today: CalendarDay;
}

/** The verdict on one field as the platform will give it: every asked field is required. */
export function checkField(field: CashboxField, value: string, place: CheckPlace): Verdict {
  const missing = checkRequired(value);
  if (missing) return missing;
  if (field === 'mobile_phone') return checkPhone(value);
  if (field === 'postal_code') return checkPostalCode(value, place.country);
  if (field === 'date_of_birth') return checkBirthday(value, place.minAge, place.today);
  return null;
}

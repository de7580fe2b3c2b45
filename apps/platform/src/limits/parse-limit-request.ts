import type { Input } from '@liftoff/contract/core/endpoint';
import type { limits, LimitPeriod } from '@liftoff/contract/limits/limits';
import { checkLimitSize } from '@liftoff/rules/limits/limit-size';
import { minor } from '@liftoff/rules/money/money';
import { refuse, type Refused } from '../core/call.ts';
import type { Break } from './exclusion/breaks.ts';
import { isMoneyLimit, type MoneyLimit } from './window.ts';

/** A limit that a player requests; its fields depend on its kind. */
export type LimitRequest =
  | { readonly kind: 'money'; type: MoneyLimit; period: LimitPeriod; currency: string; amount: bigint }
  | { readonly kind: 'session'; type: 'session'; period: 'day'; minutes: number }
  | {
      readonly kind: 'break';
      type: Break['type'];
      period: LimitPeriod;
      password: string | undefined;
      signOut: boolean;
    };

const required = ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'];
const notAllowed = ['VALIDATION.COMMON.NOT_ALLOWED'];

/**
 * Parses the body of `setLimit`. Refuses with `invalid` if a field is missing, belongs to another type of limit, or
 * is too large.
 */
export function parseLimitRequest(body: Input<typeof limits.setLimit>['body']): LimitRequest | Refused {
  const { type, period, currency, amount_cents, minutes, password, sign_out } = body;
  const errors: Record<string, string[]> = {};
  const needs = (field: string, value: unknown) => void (value === undefined && (errors[field] = required));
  const bars = (field: string, value: unknown) => void (value !== undefined && (errors[field] = notAllowed));
  const isMoney = isMoneyLimit(type);
  const isSession = type === 'session';
  for (const [field, value] of Object.entries({ currency, amount_cents })) (isMoney ? needs : bars)(field, value);
  (isSession ? needs : bars)('minutes', minutes);
  if (isSession && period !== 'day') errors.period = notAllowed;
  if (type === 'selfexclusion') needs('password', password);
  else bars('password', password);
  if (type !== 'coolingoff') bars('sign_out', sign_out);
  if (Object.keys(errors).length > 0) return refuse('invalid', errors);
  if (isMoney && currency !== undefined && amount_cents !== undefined) {
    const amount = minor(amount_cents);
    const tooMuch = checkLimitSize(amount, currency);
    return tooMuch === null
      ? { kind: 'money', type, period, currency, amount }
      : refuse('invalid', { amount_cents: [tooMuch] });
  }
  if (isSession && minutes !== undefined) return { kind: 'session', type, period: 'day', minutes };
  if (type === 'coolingoff' || type === 'selfexclusion')
    return { kind: 'break', type, period, password, signOut: sign_out === true };
  return refuse('invalid');
}

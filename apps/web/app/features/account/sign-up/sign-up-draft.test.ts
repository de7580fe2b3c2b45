import { expect, it } from 'vitest';
import { filledDraft } from '../../../testing/filled-draft.ts';
import { firstStepErrors, limitOf, secondStepErrors, type SignUpDraft } from './sign-up-draft.ts';

const draft: SignUpDraft = filledDraft;
const today = { year: 2026, month: 11, day: 20 };
const second = (change: Partial<SignUpDraft>) =>
  secondStepErrors({ ...draft, ...change }, { minAge: 18, today, asksState: true, locale: 'en-CA' });

it('reports no errors for a complete draft', () => {
  expect([firstStepErrors(draft), second({})]).toEqual([{}, {}]);
});

it.each([
  ['', 'EUR', undefined],
  ['50', 'EUR', undefined],
  ['own: 50 ', 'EUR', undefined],
  ['own:1', 'EUR', undefined],
  ['own:50.00', 'EUR', undefined],
  ['own:1.5', 'EUR', undefined],
  ['own:0.0005', 'BTC', undefined],
  ['own:9999999', 'EUR', undefined],
  ['own:', 'EUR', 'VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
  ['own:0', 'EUR', 'VALIDATION.COMMON.MIN_VALUE'],
  ['own:1000000000000.01', 'EUR', 'VALIDATION.COMMON.MAX_VALUE'],
  ['own:-5', 'EUR', 'VALIDATION.AMOUNT.INVALID'],
  ['own:1.555', 'EUR', 'VALIDATION.AMOUNT.UNCLEAR'],
  ['own:1.125', 'BTC', 'VALIDATION.AMOUNT.UNCLEAR'],
  ['own:1.5', 'JPY', 'VALIDATION.AMOUNT.INVALID'],
  ['own:ten', 'EUR', 'VALIDATION.AMOUNT.INVALID'],
])('checks a weekly limit of %j in %s with the result %s [C5] [VALID-052] [VALID-053]', (limit, currency, verdict) => {
  expect(second({ deposit_limit: limit, currency }).deposit_limit).toBe(verdict);
});

it.each([
  ['', 'EUR', null],
  ['100', 'EUR', 10_000n],
  ['own:50.00', 'EUR', 5_000n],
  ['own:50,5', 'EUR', 5_050n],
  ['own:1 250', 'EUR', 125_000n],
  ['own:€1,250.00', 'EUR', 125_000n],
  ['own:500', 'JPY', 500n],
])('sends a weekly limit of %j in %s as exactly the typed amount [C5]', (limit, currency, amount) => {
  expect(limitOf({ ...draft, deposit_limit: limit, currency }, 'en-CA')).toBe(amount);
});

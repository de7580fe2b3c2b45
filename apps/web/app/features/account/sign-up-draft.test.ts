import { expect, it } from 'vitest';
import { firstStepErrors, secondStepErrors, type SignUpDraft } from './sign-up-draft.ts';

const draft: SignUpDraft = {
  email: 'ada@liftoff.test',
  password: 'A long way to the stars 7',
  country: 'CA',
  currency: 'CAD',
  terms_acceptance: true,
  receive_promos: false,
  first_name: 'Ada',
  last_name: 'Byron',
  date_of_birth: '10/12/1990',
  nickname: '',
  state: 'ON',
  deposit_limit: '',
};
const today = { year: 2026, month: 11, day: 20 };
const second = (change: Partial<SignUpDraft>) => secondStepErrors({ ...draft, ...change }, 18, today, true);

it('a draft with everything in it has no errors', () => {
  expect([firstStepErrors(draft), second({})]).toEqual([{}, {}]);
});

it.each([
  ['', undefined],
  [' 50 ', undefined],
  ['1', undefined],
  ['9999999', undefined],
  ['0', 'VALIDATION.COMMON.MIN_VALUE'],
  ['-5', 'VALIDATION.COMMON.MIN_VALUE'],
  ['10000000', 'VALIDATION.COMMON.MAX_VALUE'],
  ['1.5', 'VALIDATION.COMMON.INTEGER'],
  ['ten', 'VALIDATION.COMMON.INTEGER'],
])('a weekly limit of %j gives %s [VALID-050] [VALID-052] [VALID-053]', (units, verdict) => {
  expect(second({ deposit_limit: units }).deposit_limit).toBe(verdict);
});

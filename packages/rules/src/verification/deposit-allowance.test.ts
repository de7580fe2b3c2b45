import { readFileSync } from 'node:fs';
import { LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import { VerificationStatus } from '@liftoff/contract/account/verification';
import { expect, it } from 'vitest';
import { depositAllowance, depositTerms } from './deposit-allowance.ts';

const file = new URL('../../../../config/licence-policy.json', import.meta.url);
const policy = LicencePolicy.parse(JSON.parse(readFileSync(file, 'utf8')));
const terms = { beforeVerification: 200_000n, wealthAbove: 500_000n };

it.each([
  ['CW', 200_000n, 500_000n],
  ['CA-ON', 0n, 200_000n],
  ['EE', 15_000n, 200_000n],
  ['GB', 0n, 200_000n],
  ['DE', 10_000n, 200_000n],
  ['SE', 0n, 200_000n],
  ['MT', 200_000n, 500_000n],
  ['none', 0n, 0n],
  ['toString', 0n, 0n],
])(
  'under licence %s the deposit cap before verification is %d cents, and the source of wealth is required above %d [C26]',
  (licence, before, above) => {
    expect(depositTerms(policy, licence)).toEqual({ beforeVerification: before, wealthAbove: above });
  },
);

it('caps deposits until the identity is verified and blocks them after a final rejection [C26]', () => {
  const room = Object.fromEntries(
    VerificationStatus.options.map(status => [status, depositAllowance(terms, status, null, 150_000n)]),
  );
  expect(room).toEqual({
    none: 50_000n,
    pending: 50_000n,
    verified: null,
    rejected_retry: 50_000n,
    rejected_final: 0n,
    expired: 50_000n,
  });
  expect(depositAllowance(terms, 'none', null, 200_001n)).toBe(0n);
});

it('blocks deposits if the source of wealth is overdue or finally rejected [C26]', () => {
  const room = (status: VerificationStatus, overdue: boolean) =>
    depositAllowance(terms, 'verified', { status, overdue }, 600_000n);
  for (const status of VerificationStatus.options) {
    expect(room(status, false), status).toBe(status === 'rejected_final' ? 0n : null);
    expect(room(status, true), status).toBe(status === 'verified' || status === 'pending' ? null : 0n);
  }
});

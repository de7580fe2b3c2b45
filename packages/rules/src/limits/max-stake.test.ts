import { readFileSync } from 'node:fs';
import { LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import { expect, it } from 'vitest';
import { maxStake } from './max-stake.ts';

const file = new URL('../../../../config/licence-policy.json', import.meta.url);
const policy = LicencePolicy.parse(JSON.parse(readFileSync(file, 'utf8')));

it.each([
  ['CW', true, 30, null],
  ['CA-ON', true, 30, null],
  ['EE', true, 30, null],
  ['SE', true, 30, null],
  ['MT', true, 30, null],
  ['GB', true, 18, 200n],
  ['GB', true, 24, 200n],
  ['GB', true, 25, 500n],
  ['GB', true, 90, 500n],
  ['GB', true, null, 200n],
  ['GB', true, 17, 0n],
  ['GB', false, 18, null],
  ['DE', true, 18, 100n],
  ['DE', true, 70, 100n],
  ['DE', false, 70, null],
  ['none', true, 30, 0n],
  ['none', false, 30, 0n],
  ['toString', true, 30, 0n],
] as const)(
  'under licence %s (slots: %s), the maximum stake for a player aged %s is %s [C23]',
  (licence, slots, age, most) => {
    expect(maxStake(policy, { licence, slots, age })).toBe(most);
  },
);

it('a maximum stake rule for all games limits every game [C23]', () => {
  const { DE } = policy.licences;
  if (DE?.max_stake == null) throw new Error('no rule');
  const all = { ...policy, licences: { DE: { ...DE, max_stake: { ...DE.max_stake, games: 'all' as const } } } };
  expect(maxStake(all, { licence: 'DE', slots: false, age: 30 })).toBe(100n);
});

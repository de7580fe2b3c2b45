import type { LimitState } from '@liftoff/rules/limits/reached';
import { expect, it } from 'vitest';
import { blockOf } from './limits-of.ts';
import { reachedLossLimit } from './set-limit.ts';

const loss = (amount: bigint): LimitState => ({ type: 'loss', accounts: [{ currency: 'EUR', amount, current: 0n }] });
const coolingOff: LimitState = { type: 'coolingoff', accounts: [] };
const exclusion: LimitState = { type: 'selfexclusion', accounts: [] };

it.each([
  ['nothing', [], null],
  ['limits that leave something', [loss(10n), loss(20n)], null],
  ['one limit of several that is reached', [loss(10n), loss(0n)], 'limit_reached'],
  ['a cooling-off, before a limit', [loss(0n), coolingOff], 'cooling_off'],
  ['an exclusion, before all else', [loss(0n), coolingOff, exclusion], 'self_excluded'],
] as const)('blockOf returns the strongest block of a player with %s [STATE-049]', (_with, limits, block) => {
  expect(blockOf(limits)).toBe(block);
});

it('a loss limit of zero is reached immediately, and only in its own currency', () => {
  expect(reachedLossLimit('EUR')).toEqual({
    type: 'loss',
    period: 'day',
    endsAt: null,
    accounts: [{ currency: 'EUR', amount: 0n }],
  });
});

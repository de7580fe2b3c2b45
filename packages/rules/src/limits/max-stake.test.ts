import type { MarketRules } from '@liftoff/contract/limits/market-rules';
import { expect, it } from 'vitest';
import { maxStake } from './max-stake.ts';

const bands = [
  { from_age: 18, eur_cents: 200 },
  { from_age: 25, eur_cents: 500 },
];
const rules: Record<string, MarketRules['stake_max']> = {
  none: null,
  slots: { games: 'slots', bands },
  all: { games: 'all', bands },
};

it.each([
  ['none', true, 30, null],
  ['none', false, null, null],
  ['slots', true, 18, 200n],
  ['slots', true, 24, 200n],
  ['slots', true, 25, 500n],
  ['slots', true, 90, 500n],
  ['slots', true, null, 200n],
  ['slots', true, 17, 0n],
  ['slots', false, 18, null],
  ['all', false, 18, 200n],
  ['all', false, 25, 500n],
] as const)(
  'under a maximum for %s of the games (slots: %s), a player aged %s can stake at most %s [C23]',
  (rule, slots, age, most) => {
    expect(maxStake(rules[rule] ?? null, { slots, age })).toBe(most);
  },
);

it('a player of unknown age gets the lowest maximum, in whatever order the bands are [C23]', () => {
  const rule = { games: 'all' as const, bands: bands.toReversed() };
  expect(maxStake(rule, { slots: true, age: null })).toBe(200n);
});

import { expect, it } from 'vitest';
import { facts } from './fact.ts';

const round = {
  player: 1,
  round: '0190a1b2-0000-7000-8000-000000000001',
  game: 'rocket-x',
  engine: 'crash',
  currency: 'BTC',
};
const stakeOf = (stake: unknown) => facts.round_rolled_back.safeParse({ ...round, stake }).data?.stake;

it('stores amounts of any size as whole minor units in a string', () => {
  expect(stakeOf('0')).toBe(0n);
  expect(stakeOf('-12')).toBe(-12n);
  expect(stakeOf('99999999999999999999')).toBe(99_999_999_999_999_999_999n);
});

it.each(['', '1x', 'x1', '1.5', '+1', ' 1', '9'.repeat(39), 5, null])('rejects %j as an amount', stake => {
  expect(stakeOf(stake)).toBeUndefined();
});

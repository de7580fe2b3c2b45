import { expect, it } from 'vitest';
import { facts, type FactKind } from './fact.ts';

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

const paid = {
  player: 1,
  payment: '0190a1b2-0000-7000-8000-000000000002',
  action: 'deposit',
  currency: 'EUR',
  amount: '500',
};
/** The data of each kind as the first version that recorded it wrote it. A line never changes. */
const first: Readonly<Record<FactKind, object>> = {
  round_settled: { ...round, stake: '5', win: '0', jackpot_win: '0' },
  round_rolled_back: { ...round, stake: '5' },
  payment_begun: { ...paid, method: 'card', offer: null },
  payment_moved: { ...paid, state: 'succeeded' },
  deposit_charged_back: { ...paid, method: 'card', offer: null, credited_at: '2026-11-23T12:00:00.000Z' },
  reward_given: { player: 1, reward: 'cash', cause: 'quest:7', amount: '500', currency: 'EUR' },
  grant_changed: { player: 1, grant: 'a', offer: 'welcome', from: null, to: 'issued', currency: 'EUR' },
  points_changed: { player: 1, amount: '-5', balance: '10', cause: 'exchange:7' },
  player_registered: { player: 1, country: 'CA', licence: 'CW', currency: 'EUR' },
  signed_in: { player: 1 },
  groups_changed: { player: 1, groups: ['543'] },
  limit_changed: { player: 1, limit: '1', type: 'deposit', period: 'week' },
  complaint_made: { player: 1, by: 'form' },
};

it.each(Object.entries(first))('reads %s as the first version wrote it', (kind, data) => {
  expect(facts[kind as FactKind].safeParse(data).error).toBeUndefined();
});

it('gives fields that a fact was written without a value that says so', () => {
  expect(facts.payment_moved.parse(first.payment_moved)).toMatchObject({ method: null, offer: null });
  expect(facts.round_rolled_back.parse(first.round_rolled_back)).toMatchObject({
    win: 0n,
    jackpot_win: 0n,
    opened_at: null,
    settled_at: null,
  });
});

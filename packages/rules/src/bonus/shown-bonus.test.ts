import { bonusStages, type Bonus } from '@liftoff/contract/bonus';
import { expect, it } from 'vitest';
import { bonusFigures, bonusGroup, currentBonuses } from './shown-bonus.ts';

const bonus = (change: Partial<Bonus>): Bonus => ({
  id: '1',
  title: 'First stage',
  stage: 'handle_bets',
  currency: 'EUR',
  amount_cents: 5_000,
  balance_cents: 5_000,
  converted_cents: 0,
  wager: 30,
  wager_on: 'bonus',
  wagering: { total_cents: 150_000, wagered_cents: 93_000 },
  max_win_cents: null,
  max_bet_cents: 500,
  contributions: { categories: {}, providers: {}, games: {}, default: 100 },
  games: [],
  excluded_games: [],
  ends_with_withdrawal: false,
  ends_after_round: false,
  created_at: '2026-11-16T12:00:00.000Z',
  activatable_until: null,
  days_to_wager: 7,
  valid_until: null,
  ...change,
});

it('lists finished, cancelled, expired, wagered and lost bonuses as ended, and unknown stages as active [CONST-054] [CONST-055] [PNOTIF-003]', () => {
  const ended = bonusStages.filter(stage => bonusGroup({ stage }) === 'ended');
  expect(ended.toSorted()).toEqual(['canceled', 'expired', 'finished', 'lost', 'wager_done']);
  expect(bonusGroup({ stage: 'issued' })).toBe('issued');
  expect(bonusGroup({ stage: 'wait' })).toBe('waiting');
  expect(bonusGroup({ stage: 'handle_bets' })).toBe('active');
  expect(bonusGroup({ stage: 'constructor' })).toBe('active');
});

it('lists the active bonus before issued and waiting ones', () => {
  const all = ['wait', 'finished', 'issued', 'handle_bets'].map(stage => bonus({ stage }));
  expect(currentBonuses(all).map(({ stage }) => stage)).toEqual(['handle_bets', 'issued', 'wait']);
});

it('splits the balance into bonus and winnings, and names the part above the maximum from the first moment [PX-37] [PX-47]', () => {
  const figures = bonusFigures(bonus({ balance_cents: 8_000, max_win_cents: 7_500 }));
  expect(figures.ofBonus).toBe(5_000n);
  expect(figures.won).toBe(3_000n);
  expect(figures.aboveMaximum).toBe(500n);
  expect(figures.leftToWager).toBe(57_000n);
});

it('counts no winnings while less than the bonus is left, and no rest below zero', () => {
  const figures = bonusFigures(
    bonus({ balance_cents: 4_000, max_win_cents: 7_500, wagering: { total_cents: 100, wagered_cents: 150 } }),
  );
  expect(figures.ofBonus).toBe(4_000n);
  expect(figures.won).toBe(0n);
  expect(figures.aboveMaximum).toBe(0n);
  expect(figures.leftToWager).toBe(0n);
});

import { expect, it } from 'vitest';
import { topWins } from './win-order.ts';

const win = (id: string, jackpot_original_amount_cents: number | string, created_at: string) => ({
  id,
  jackpot_original_amount_cents,
  created_at,
});
const wins = [
  win('small', 900, '2026-11-03T00:00:00Z'),
  win('huge', '12345678901234567890', '2026-11-01T00:00:00Z'),
  win('big', 5_000, '2026-11-02T00:00:00Z'),
];
const ids = (order: 'biggest' | 'latest', count?: number) => topWins(wins, order, count).map(({ id }) => id);

it('ranks the biggest wins by amount and the latest by moment, however large the amounts are [PJACK-003]', () => {
  expect(ids('biggest')).toEqual(['huge', 'big', 'small']);
  expect(ids('latest')).toEqual(['small', 'big', 'huge']);
});

it('lists at most five wins unless asked for another number [PJACK-008]', () => {
  const many = Array.from({ length: 7 }, (_, at) => win(String(at), at, `2026-11-0${at + 1}T00:00:00Z`));
  expect(topWins(many, 'latest').map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2']);
  expect(ids('biggest', 1)).toEqual(['huge']);
});

import { expect, it } from 'vitest';
import { balanceEvents, winEvents } from './round-events.ts';

const at = new Date('2026-11-20T12:00:00.000Z');
const won = (mode: string, stake: bigint, win: bigint) =>
  winEvents({ mode, nickname: 'Mira K***', game: 'rocket-x', currency: 'EUR', stake, win }, at);

it('the ticker hears of a real win above its stake, and of nothing else [C22]', () => {
  expect(won('real', 100n, 101n)).toEqual([
    {
      channel: 'wins',
      data: { nickname: 'Mira K***', game: 'rocket-x', currency: 'EUR', win_cents: 101, at: at.toISOString() },
    },
  ]);
  for (const [mode, win] of [
    ['demo', 5_000n],
    ['real', 100n],
    ['real', 99n],
    ['real', 0n],
  ] as const)
    expect(won(mode, 100n, win)).toEqual([]);
});

it('a balance is told on its player’s own channel, and none of play money', () => {
  const after = { balance: 5n, seq: 3, since: 1, bonus: 1n };
  expect(balanceEvents({ player_id: 7n, currency: 'EUR' }, after)).toEqual([
    { channel: 'balance#7', data: { currency: 'EUR', amount_cents: 5, bonus_cents: 1, seq: 3, since: 1 } },
  ]);
  expect(balanceEvents({ player_id: 7n, currency: 'FUN' }, { ...after, seq: null })).toEqual([]);
  expect(balanceEvents({ player_id: null, currency: 'FUN' }, after)).toEqual([]);
});

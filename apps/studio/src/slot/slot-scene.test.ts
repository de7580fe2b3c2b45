import type { SlotSpin } from '@liftoff/contract/game';
import { expect, it } from 'vitest';
import { featureFigures, isBig, lightOf, messagesOf, type SlotRound } from './slot-scene.ts';

const win = (line: number, win_cents: number, symbol = 'high1'): SlotSpin['wins'][number] => ({
  kind: 'line',
  line,
  symbol,
  count: 3,
  cells: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  win_cents,
});
const spin = (wins: SlotSpin['wins']): SlotSpin => ({
  grid: [['high1'], ['wild'], ['high1']],
  wins,
  multiplier: 1,
  win_cents: wins.reduce((sum, { win_cents }) => sum + Number(win_cents), 0),
  awarded: 0,
});

it('lights only what is above the stake [C22]', () => {
  expect(lightOf(0n, 100n)).toBe('none');
  expect(lightOf(20n, 100n)).toBe('plain');
  expect(lightOf(100n, 100n)).toBe('plain');
  expect(lightOf(101n, 100n)).toBe('win');
});

it('speaks of a return, never of a win, at or below the stake [C22]', () => {
  for (const wins of [[win(2, 20)], [win(2, 50), win(7, 50)]])
    expect(messagesOf(spin(wins), 100n, 'lines').map(message => message.kind)).toEqual(['returned']);
  expect(messagesOf(spin([]), 100n, 'lines')).toEqual([{ kind: 'none' }]);
});

it('tells each win, the largest first, then all together', () => {
  const messages = messagesOf(spin([win(2, 60), win(4, 600)]), 100n, 'lines');
  expect(messages.map(message => message.kind)).toEqual(['win', 'win', 'wins']);
  expect(messages[0]).toMatchObject({ line: 4, amount: 600n, wild: true });
  expect(messages[2]).toEqual({ kind: 'wins', wins: 2, amount: 660n });
});

it('gives the big card from 25 times the stake', () => {
  expect(isBig(2499n, 100n)).toBe(false);
  expect(isBig(2500n, 100n)).toBe(true);
  expect(isBig(0n, 0n)).toBe(false);
});

it('counts the free rounds that paid and the best of them', () => {
  const spins = [spin([]), spin([win(1, 40)]), spin([]), spin([win(1, 900)])];
  const round = { outcome: { engine: 'slot', spins, capped: false } } as unknown as SlotRound;
  expect(featureFigures(round)).toEqual({ played: 3, paid: 2, best: 900n });
});

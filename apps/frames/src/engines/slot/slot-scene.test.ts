import type { SlotSpin } from '@liftoff/contract/game/engines/slot';
import { expect, it } from 'vitest';
import { featureFigures, isBig, lightOf, revealStepsOf, type SlotRound } from './slot-scene.ts';

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

it('lights up a slot result only if the return exceeds the stake [C22]', () => {
  expect(lightOf(0n, 100n)).toBe('none');
  expect(lightOf(20n, 100n)).toBe('plain');
  expect(lightOf(100n, 100n)).toBe('plain');
  expect(lightOf(101n, 100n)).toBe('win');
});

const kindsOf = (spins: SlotSpin, still = false) =>
  revealStepsOf(spins, 100n, 'lines', still).map(({ message }) => message.kind);

it('calls a slot result at or below the stake a return, never a win [C22]', () => {
  expect(kindsOf(spin([win(2, 20)]))).toEqual(['returned']);
  const reported = revealStepsOf(spin([win(2, 50), win(7, 50)]), 100n, 'lines');
  expect(reported.map(({ message }) => message)).toMatchObject([
    { kind: 'win', above: false },
    { kind: 'win', above: false },
    { kind: 'returned', single: false, amount: 100n },
  ]);
  expect(kindsOf(spin([]))).toEqual(['none']);
});

it('shows each win with its payline lit, largest first, and then all wins together', () => {
  const many = Array.from({ length: 9 }, (_, index) => win(index + 1, 60 + index));
  const reported = revealStepsOf(spin(many), 100n, 'lines');
  expect(reported).toHaveLength(10);
  expect(reported[0]).toMatchObject({
    message: { kind: 'win', line: 9, amount: 68n, wild: true },
    wins: [{ line: 9 }],
  });
  expect(reported.at(-1)).toEqual({ message: { kind: 'wins', wins: 9, amount: 576n }, wins: many });
  expect(reported.slice(0, -1).map(({ wins }) => wins.map(({ line }) => line))).toEqual(
    [9, 8, 7, 6, 5, 4, 3, 2, 1].map(line => [line]),
  );
});

it('shows several wins in one list if reduced motion is preferred', () => {
  const [reported, ...more] = revealStepsOf(spin([win(2, 60), win(4, 600)]), 100n, 'lines', true);
  expect(more).toEqual([]);
  expect(reported?.message).toMatchObject({ kind: 'list', total: 660n, wins: [{ amount: 600n }, { amount: 60n }] });
});

it('shows the big result card from 25 times the stake', () => {
  expect(isBig(2499n, 100n)).toBe(false);
  expect(isBig(2500n, 100n)).toBe(true);
  expect(isBig(0n, 0n)).toBe(false);
});

it('counts the free rounds that paid, and identifies the best one', () => {
  const spins = [spin([]), spin([win(1, 40)]), spin([]), spin([win(1, 900)])];
  const round = { outcome: { engine: 'slot', spins, capped: false } } as unknown as SlotRound;
  expect(featureFigures(round)).toEqual({ played: 3, paid: 2, best: 900n });
});

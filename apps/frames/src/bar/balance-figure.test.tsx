import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeFrame, startWith } from '../testing/fake-frame.tsx';
import { BalanceFigure } from './balance-figure.tsx';

const cup = { title: 'Comet Cup', min_stake_cents: 50 };
/** The lines about tournaments for the next stake in cents, with 10 euros of own money and a bonus. */
function linesFor(
  counts_in: readonly { title: string; min_stake_cents: number | null }[],
  stake: bigint,
  real = 1_000n,
) {
  render(
    <FakeFrame start={startWith({ counts_in: [...counts_in] })} calls={{}}>
      <BalanceFigure play={{ purse: { real, bonus: 500n }, wagering: null }} stake={stake} className="" />
    </FakeFrame>,
  );
  const lines = screen.queryAllByText(/Cup|Sprint/).map(({ textContent }) => textContent);
  cleanup();
  return lines;
}

it('a stake counts from the minimum of the tournament, and a lower one is marked before it is bet [PX-62]', () => {
  expect(linesFor([cup], 50n)).toEqual(['Counts: Comet Cup']);
  expect(linesFor([cup], 49n)).toEqual(['Below the minimum of €0.50: Comet Cup']);
});

it('only own money counts: a stake that a bonus pays in part can be below the minimum [PX-02]', () => {
  expect(linesFor([cup], 60n, 40n)).toEqual(['Below the minimum of €0.50: Comet Cup']);
  expect(linesFor([{ title: 'Comet Cup', min_stake_cents: 0 }], 60n, 0n)).toEqual(['Does not count: Comet Cup']);
});

it('nothing is said about a stake that the money does not cover', () => {
  expect(linesFor([cup], 2_000n)).toEqual([]);
});

it('the line names a tournament in which the stake counts if there is one, and is absent without a tournament', () => {
  const sprint = { title: 'Sprint', min_stake_cents: 10 };
  expect(linesFor([cup, sprint], 20n)).toEqual(['Counts: Sprint']);
  expect(linesFor([{ title: 'Comet Cup', min_stake_cents: null }], 500n)).toEqual(['Does not count: Comet Cup']);
  expect(linesFor([], 500n)).toEqual([]);
});

/** What the bar says about the bonus before a stake in cents, under these terms. */
function bonusWordsFor(percent: number, max_stake_cents: number | null, stake: bigint) {
  render(
    <FakeFrame start={startWith({})} calls={{}}>
      <BalanceFigure
        play={{ purse: { real: 10_000n, bonus: 500n }, wagering: { percent, max_stake_cents } }}
        stake={stake}
        className=""
      />
    </FakeFrame>,
  );
  const words = screen.queryAllByText(/your bonus/).map(({ textContent }) => textContent);
  cleanup();
  return words;
}

it('a stake of own money that breaks the terms of the bonus is marked before it is bet [PX-33]', () => {
  expect(bonusWordsFor(100, 500, 500n)).toEqual([]);
  expect(bonusWordsFor(100, 500, 501n)).toEqual(['Above €5.00: doesn’t count for your bonus']);
  expect(bonusWordsFor(0, 500, 100n)).toEqual(['Doesn’t count for your bonus']);
});

it('a stake that counts in part for the bonus says how much of it counts', () => {
  expect(bonusWordsFor(10, null, 500n)).toEqual(['Counts 10% for your bonus']);
});

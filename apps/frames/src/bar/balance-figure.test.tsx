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
      <BalanceFigure purse={{ real, bonus: 500n }} stake={stake} className="" />
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

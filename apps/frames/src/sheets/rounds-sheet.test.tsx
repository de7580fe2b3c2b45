import type { FrameStart, Round } from '@liftoff/contract/game/game';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeFrame, roundWith, startWith } from '../testing/fake-frame.tsx';
import { stubModalDialogs } from '../testing/modal-dialogs.ts';
import { RoundsSheet } from './rounds-sheet.tsx';

beforeEach(stubModalDialogs);

async function rows(rounds: readonly Round[], change: Partial<FrameStart> = {}): Promise<(string | null)[]> {
  const calls = { frameRounds: () => Promise.resolve(rounds) };
  render(
    <FakeFrame start={startWith(change)} calls={calls as never}>
      <RoundsSheet onClose={() => {}} />
    </FakeFrame>,
  );
  const [, ...found] = await screen.findAllByRole('row');
  return found.map(row => row.textContent);
}

const settled = { state: 'settled', stake_cents: 100, win_cents: 40 } as const;

it('names the pair and nonce of each round, so that it can be recalculated [C33]', async () => {
  const [later, earlier] = await rows([
    roundWith({ ...settled, id: 'b', seed: { pair: 2, nonce: 0 } }),
    roundWith({ ...settled, id: 'a', seed: { pair: 1, nonce: 1_204 } }),
  ]);
  expect(later).toContain('Seed pair 2, round 0');
  expect(earlier).toContain('Seed pair 1, round 1204');
});

it('shows the table round number of a live table round', async () => {
  const [row] = await rows([roundWith({ ...settled, seed: { pair: 20_513, nonce: 55_000_001 } })], { live: true });
  expect(row).toContain('55000001');
  expect(row).not.toContain('20513');
});

it("shows a jackpot with its amount next to the round, separate from the round's return [PJACK-004]", async () => {
  const jackpot_wins = [{ jackpot: 'mystic', level: 'spark', level_name: 'Spark', amount_cents: 21_209 }];
  const [row] = await rows([roundWith({ ...settled, jackpot_win_cents: 21_209, jackpot_wins })]);
  expect(row).toContain('€1.00 → €0.40');
  expect(row).toMatch(/Spark.*€212\.09/);
});

it('has a result column only in games in which every round has a result, so that no column is empty', async () => {
  const heads = () => screen.getAllByRole('columnheader').map(head => head.textContent);
  await rows([roundWith(settled)]);
  expect(heads()).toEqual(['Time', 'Stake and return', 'Net']);
  cleanup();
  const outcome: Round['outcome'] = { engine: 'roulette', number: 17, table_round: null, bets: [] };
  const [row] = await rows([roundWith({ ...settled, outcome })], { engine: 'roulette' });
  expect(heads()).toEqual(['Time', 'Stake and return', 'Result', 'Net']);
  expect(row).toContain('Number 17');
});

import type { JackpotWin, Round } from '@liftoff/contract/game/game';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePlay } from '../frame/use-play.ts';
import { FakeFrame, roundWith, startWith } from '../testing/fake-frame.tsx';
import { stubModalDialogs } from '../testing/modal-dialogs.ts';
import { Moments } from './moments.tsx';

beforeEach(stubModalDialogs);

const jackpot = (level_name: string, amount_cents: number): JackpotWin => ({
  jackpot: 'mystic',
  level: level_name.toLowerCase(),
  level_name,
  amount_cents,
});

function Game({ rounds, later = false }: { rounds: readonly Round[]; later?: boolean }) {
  const play = usePlay();
  return (
    <>
      <output>{`${play.purse.real} ${play.lastNet} ${play.isPaused}`}</output>
      <button onClick={() => play.show(...rounds)}>Show</button>
      <Moments play={play} later={later} />
    </>
  );
}

const shown: string[][] = [];
const calls = {
  frameRoundsShown: ({ body }: { body: { rounds: string[] } }) => {
    shown.push(body.rounds);
    return Promise.resolve({ rounds: body.rounds });
  },
};
const sounds = vi.fn<() => void>();
const show = (rounds: readonly Round[], unreported: Round[] = [], later = false) => {
  shown.length = 0;
  sounds.mockReset();
  render(
    <FakeFrame onWinSound={sounds} start={startWith({ unshown_rounds: unreported })} calls={calls as never}>
      <Game rounds={rounds} later={later} />
    </FakeFrame>,
  );
};
const card = () => screen.queryByRole('dialog');
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const state = () => screen.getByRole('status', { hidden: true }).textContent;

const spin = roundWith({
  state: 'settled',
  closed_at: '2026-03-01T12:00:00.000Z',
  stake_cents: 100,
  win_cents: 40,
  balance_cents: 31_149,
});

it('announces a jackpot with its amount, separate from the round win, and blocks the next round until the card is closed [PJACK-004]', () => {
  show([{ ...spin, jackpot_win_cents: 21_209, jackpot_wins: [jackpot('Spark', 21_209)] }]);
  expect(card()).toBeNull();
  press('Show');
  expect(screen.getByRole('dialog', { name: 'Jackpot won' }).textContent).toContain('Spark');
  expect(card()?.textContent).toContain('€212.09');
  // The net result excludes the jackpot; the balance includes it.
  expect(state()).toBe('31149 -60 true');
  press('Continue');
  expect(card()).toBeNull();
  expect(state()).toBe('31149 -60 false');
});

it('announces all jackpots won in a round', () => {
  show([{ ...spin, jackpot_wins: [jackpot('Comet', 411_872), jackpot('Spark', 21_209)] }]);
  press('Show');
  expect(screen.getByRole('dialog', { name: '2 jackpots won' }).textContent).toContain('Comet€4,118.72Spark€212.09');
});

it('delays a jackpot card until the result card has been closed', () => {
  show([{ ...spin, jackpot_wins: [jackpot('Spark', 21_209)] }], [], true);
  press('Show');
  expect(card()).toBeNull();
});

it('shows no card after a round without a jackpot', () => {
  show([spin]);
  press('Show');
  expect(card()).toBeNull();
});

it('shows a returning player how rounds ended in their absence and what they paid, followed by their jackpots [C34]', () => {
  const flight = roundWith({
    id: 'flight',
    state: 'settled',
    closed_at: '2026-03-01T12:00:09.000Z',
    win_cents: 2_500,
    outcome: { engine: 'crash', crash_hundredths: 310, collected_hundredths: 250, started_at: '' },
    jackpot_wins: [jackpot('Spark', 21_209)],
  });
  const table = roundWith({
    id: 'table',
    state: 'settled',
    closed_at: '2026-03-01T12:00:28.000Z',
    outcome: { engine: 'roulette', number: 17, table_round: 5, bets: [] },
  });
  const lost = roundWith({
    id: 'lost',
    state: 'settled',
    closed_at: '2026-03-01T12:00:01.000Z',
    outcome: { engine: 'crash', crash_hundredths: 104, collected_hundredths: null, started_at: '' },
  });
  const back = roundWith({ id: 'back', state: 'rolled_back', closed_at: '2026-03-01T12:00:40.000Z' });
  show([], [flight, table, lost, back]);
  const reported = screen.getByRole('dialog', { name: 'While you were away' }).textContent;
  expect(reported).toContain('Your flight of €10.00 was collected at 2.50x and paid €25.00.');
  expect(reported).toContain('Your bets of €10.00: number 17 came up and returned €0.00.');
  expect(reported).toContain('Your flight of €10.00 ended at 1.04x. The stake is lost.');
  expect(reported).toContain('Your round of €10.00 was cancelled. The stake is back in your balance.');
  expect(shown).toEqual([['flight', 'table', 'lost', 'back']]);
  press('Continue');
  expect(screen.getByRole('dialog', { name: 'Jackpot won' }).textContent).toContain('€212.09');
  press('Continue');
  expect(card()).toBeNull();
});

it.each([
  ['more than', 1_999, 'Jackpot won', 1],
  ['just', 2_000, 'Jackpot paid', 0],
  ['less than', 25_000, 'Jackpot paid', 0],
])(
  'presents a jackpot as a win only if the round returns more than its stake: %s the stake [C22]',
  (_what, stake, title, heard) => {
    const round = { ...spin, stake_cents: stake, win_cents: 0, jackpot_win_cents: 2_000 };
    show([{ ...round, jackpot_wins: [jackpot('Spark', 2_000)] }]);
    press('Show');
    expect(screen.getByRole('dialog', { name: title }).textContent).toContain('€20.00');
    expect(sounds).toHaveBeenCalledTimes(heard);
  },
);

it("compares the stake with the round's own return plus its jackpots [C22]", () => {
  const round = { ...spin, stake_cents: 2_500, win_cents: 501, jackpot_win_cents: 2_000 };
  show([{ ...round, jackpot_wins: [jackpot('Spark', 2_000)] }]);
  press('Show');
  expect(screen.getByRole('dialog', { name: 'Jackpot won' })).toBeTruthy();
});

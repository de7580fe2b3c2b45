import type { BetBody, FrameFreespins, Round } from '@liftoff/contract/game/game';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeFrame, roundWith, startWith } from '../../testing/fake-frame.tsx';
import { stubModalDialogs } from '../../testing/modal-dialogs.ts';
import type { SlotModel } from './slot-model.ts';
import { SpinBar } from './spin-bar.tsx';
import { SpinSummary } from './spin-summary.tsx';
import { useFreeSpins, type FreeSpins } from './use-free-spins.ts';
import { useSlotRound } from './use-slot-round.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  sessionStorage.clear();
});

const strips = [['high1'], ['high1'], ['high1']];
const model = { kind: 'lines', reels: 3, rows: 1, strips: { base: strips, free: strips } } as unknown as SlotModel;
const set: FrameFreespins = {
  id: '7',
  title: 'Free spins',
  count: 20,
  left: 2,
  stake_cents: 20,
  won_cents: 340,
  max_win_cents: 5_000,
  wins_as: 'bonus',
  wager: 10,
  wager_days: 7,
  valid_until: null,
  last_round: 'before',
};
const spun = (win_cents: number, freespins: string | null = '7', id = 'round'): Round =>
  roundWith({
    id,
    state: 'settled',
    stake_cents: 20,
    win_cents,
    balance_cents: 10_000,
    freespins,
    outcome: {
      engine: 'slot',
      spins: [{ grid: strips, wins: [], multiplier: 1, win_cents, awarded: 0 }],
      capped: false,
    },
  });

function game(freespins: FrameFreespins | null, round: Round) {
  const sent: BetBody[] = [];
  const calls = {
    frameBet: ({ body }: { body: BetBody }) => {
      sent.push(body);
      return Promise.resolve(round);
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FakeFrame start={startWith({ freespins })} calls={calls}>
      {children}
    </FakeFrame>
  );
  const { result } = renderHook(() => useSlotRound(model, { current: null }), { wrapper });
  const press = async () => {
    act(() => result.current.press(20n));
    for (let waited = 0; waited < 8_000; waited += 100) await act(() => vi.advanceTimersByTimeAsync(100));
  };
  return { sent, result, press };
}

describe('free spins in the frame', () => {
  it('a press plays a spin of the set and leaves balance and net result as they are [PX-55] [PX-58]', async () => {
    const { sent, result, press } = game(set, spun(60));
    await press();
    expect(sent).toMatchObject([{ freespins: '7', input: { engine: 'slot', stake_cents: 20 } }]);
    expect(result.current.freeSpins).toMatchObject({ left: 1, won: 400n, isOn: true, summary: null });
    expect(result.current.play).toMatchObject({ purse: { real: 10_000n, bonus: 0n }, lastNet: null, netInGame: 0n });
  });

  it('the last spin ends the set with a summary, and the next press plays with the player’s money', async () => {
    const { sent, result, press } = game({ ...set, left: 1 }, spun(60));
    await press();
    expect(result.current.freeSpins).toMatchObject({ isOn: false, set: null, summary: { won: 400n } });
    await press();
    expect(sent[1]).not.toHaveProperty('freespins');
  });

  it('a switch to the player’s money leaves the spins for later', async () => {
    const { sent, result, press } = game(set, spun(0, null));
    act(() => result.current.freeSpins.turn(false));
    await press();
    expect(sent[0]).not.toHaveProperty('freespins');
    expect(result.current.freeSpins).toMatchObject({ left: 2, isOn: false });
    expect(result.current.play.lastNet).toBe(-20n);
  });
});

describe('the count of free spins after a reload', () => {
  const hook = (freespins: FrameFreespins) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <FakeFrame start={startWith({ freespins })} calls={{}}>
        {children}
      </FakeFrame>
    );
    return renderHook(() => useFreeSpins(), { wrapper }).result;
  };
  const played = (of: { current: FreeSpins }, round: Round) => {
    act(() => of.current.count(round));
    act(() => of.current.show(round));
  };

  it('does not count a spin again that the platform had counted before the start [PX-57]', () => {
    const spins = hook(set);
    played(spins, spun(60, '7', 'before'));
    expect(spins.current).toMatchObject({ left: 2, won: 340n, isOn: true });
    played(spins, spun(60, '7', 'next'));
    expect(spins.current).toMatchObject({ left: 1, won: 400n });
  });

  it('shows the summary of a set whose last spin had not been shown [PX-57]', () => {
    const spins = hook({ ...set, left: 0 });
    expect(spins.current.isOn).toBe(false);
    played(spins, spun(60, '7', 'before'));
    expect(spins.current.summary).toMatchObject({ won: 340n });
  });
});

describe('what the player reads', () => {
  const shown = (children: ReactNode) =>
    render(
      <FakeFrame start={startWith({})} calls={{}}>
        {children}
      </FakeFrame>,
    );
  const spins = (change: Partial<FreeSpins>): FreeSpins => ({
    set,
    left: 13,
    won: 340n,
    isOn: true,
    turn: () => {},
    count: () => {},
    show: () => {},
    drop: () => {},
    summary: null,
    closeSummary: () => {},
    ...change,
  });

  it('the bar shows the current spin, the winnings, their maximum and a way to play with own money [PX-58]', () => {
    shown(<SpinBar spins={spins({})} running={false} />);
    expect(document.querySelector('.spin-bar')?.textContent).toContain('Spin 7 of 20');
    expect(document.querySelector('.spin-bar')?.textContent).toContain('Won €3.40At most €50');
    expect(screen.getByRole('button', { name: 'Play with your own money' })).toBeTruthy();
  });

  it('the summary names the winnings up to the maximum and what they become [PX-58]', () => {
    stubModalDialogs();
    shown(<SpinSummary summary={{ set, won: 6_000n }} onClose={() => {}} />);
    const text = document.querySelector('.moment')?.textContent ?? '';
    expect(text).toContain('All 20 free spins are played');
    expect(text).toContain('These spins can pay €50.00 at most.');
    expect(text).toContain('€50.00 becomes a bonus. To withdraw it, stake it 10 times, €500.00 in all, within 7 days');
  });
});

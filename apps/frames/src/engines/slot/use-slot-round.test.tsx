import type { Round } from '@liftoff/contract/game/game';
import type { SlotSpin } from '@liftoff/contract/game/engines/slot';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeFrame, roundWith, startWith } from '../../testing/fake-frame.tsx';
import type { SlotModel } from './slot-model.ts';
import { useSlotRound } from './use-slot-round.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const strips = [['high1'], ['high1'], ['high1']];
const model = { kind: 'lines', reels: 3, rows: 1, strips: { base: strips, free: strips } } as unknown as SlotModel;
const win = (line: number, win_cents: number): SlotSpin['wins'][number] => ({
  kind: 'line',
  line,
  symbol: 'high1',
  count: 3,
  cells: [[0, 0]],
  win_cents,
});
const round: Round = roundWith({
  state: 'settled',
  stake_cents: 100,
  win_cents: 660,
  outcome: {
    engine: 'slot',
    spins: [{ grid: strips, wins: [win(2, 60), win(4, 600)], multiplier: 1, win_cents: 660, awarded: 0 }],
    capped: false,
  },
});

/** Plays the round until its first message is shown. */
async function play() {
  const calls = { frameBet: () => Promise.resolve(round) };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FakeFrame start={startWith({})} calls={calls}>
      {children}
    </FakeFrame>
  );
  const { result } = renderHook(() => useSlotRound(model, { current: null }), { wrapper });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  act(() => result.current.press(100n));
  for (let waited = 0; waited < 10_000 && result.current.scene.message === null; waited += 50) await pass(50);
  const reported = () => {
    const { message, wins } = result.current.scene;
    return { kind: message?.kind, lit: wins.map(({ line }) => line) };
  };
  return { pass, reported, skip: () => act(() => result.current.skip?.()) };
}

it('shows winning lines one after another, each lit with its message, and then all together', async () => {
  const { pass, reported } = await play();
  expect(reported()).toEqual({ kind: 'win', lit: [4] });
  await pass(1_300);
  expect(reported()).toEqual({ kind: 'win', lit: [2] });
  await pass(1_300);
  expect(reported()).toEqual({ kind: 'wins', lit: [2, 4] });
});

it('shows all winning lines together when the player skips', async () => {
  const { pass, reported, skip } = await play();
  expect(reported()).toEqual({ kind: 'win', lit: [4] });
  skip();
  await pass(0);
  expect(reported()).toEqual({ kind: 'wins', lit: [2, 4] });
});

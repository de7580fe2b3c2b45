import type { Round } from '@liftoff/contract/game/game';
import type { SlotSpin } from '@liftoff/contract/game/engines/slot';
import { act, cleanup, renderHook, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CrashResult } from './crash/crash-result.tsx';
import { isCrashRound, type CrashModel } from './crash/crash-model.ts';
import { useCrashRound } from './crash/use-crash-round.ts';
import { ReturnText } from './roulette/head-text.tsx';
import { usePrivateSpin } from './roulette/use-private-spin.ts';
import type { SlotModel } from './slot/slot-model.ts';
import { useSlotRound } from './slot/use-slot-round.ts';
import { FakeFrame, roundWith, startWith } from '../testing/fake-frame.tsx';

const heard = vi.fn();
beforeEach(() => {
  heard.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

const stake = 100;
/** Returns on a stake of 100: nothing, less, the same, one cent more, much more. */
const returns = [0, 1, 50, 99, 100, 101, 360, 100_000];
const celebrated = returns.map(win => win > stake);

type Engine = 'slot' | 'crash' | 'roulette';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A frame whose next bet returns this round. */
const around = (engine: Engine, round: Round) =>
  function Around({ children }: { children: ReactNode }) {
    const calls = { frameBet: () => Promise.resolve(round), frameRounds: () => Promise.resolve([]) };
    return (
      <FakeFrame start={startWith({ engine })} calls={calls} onWinSound={heard}>
        {children}
      </FakeFrame>
    );
  };

const settled = (win_cents: number, outcome: Round['outcome']): Round =>
  roundWith({ state: 'settled', stake_cents: stake, win_cents, outcome });

const strips = [['high1'], ['high1'], ['high1']];
const slotModel = { kind: 'lines', reels: 3, rows: 1, strips: { base: strips, free: strips } } as unknown as SlotModel;
const slotRound = (win_cents: number): Round => {
  const one = { kind: 'line' as const, line: 1, symbol: 'high1', count: 3, cells: [[0, 0]] as [number, number][] };
  const wins: SlotSpin['wins'] = win_cents === 0 ? [] : [{ ...one, win_cents }];
  const spin: SlotSpin = { grid: strips, wins, multiplier: 1, win_cents, awarded: 0 };
  return settled(win_cents, { engine: 'slot', spins: [spin], capped: false });
};
const crashRound = (win_cents: number): Round =>
  settled(win_cents, {
    engine: 'crash',
    started_at: '2026-03-01T12:00:00.000Z',
    auto_collect_hundredths: null,
    collected_hundredths: win_cents === 0 ? null : win_cents,
    crash_hundredths: 200_000,
  } as unknown as Round['outcome']);
const rouletteRound = (win_cents: number): Round =>
  settled(win_cents, {
    engine: 'roulette',
    number: 7,
    table_round: null,
    bets: [{ spot: 'red', stake_cents: stake, win_cents }],
  } as unknown as Round['outcome']);

const crashModel = { growth: 0.00006 } as unknown as CrashModel;

const play: Record<Engine, (win: number) => Promise<{ lit: boolean; text: string }>> = {
  slot: async win => {
    const wrapper = around('slot', slotRound(win));
    const { result } = renderHook(() => useSlotRound(slotModel, { current: null }), { wrapper });
    act(() => result.current.press(BigInt(stake)));
    for (let waited = 0; waited < 10_000 && result.current.scene.message === null; waited += 50) await pass(50);
    const { light, message } = result.current.scene;
    return { lit: light === 'win', text: message?.kind ?? '' };
  },
  crash: async win => {
    const round = crashRound(win);
    const Around = around('crash', round);
    const { result } = renderHook(() => useCrashRound(crashModel), { wrapper: Around });
    act(() => result.current.press(BigInt(stake), null));
    await pass(50);
    const { container } = render(
      <Around>
        <CrashResult phase={result.current.phase} round={isCrashRound(round) ? round : null} />
      </Around>,
    );
    return { lit: container.querySelector('.winning-amount') !== null, text: container.textContent };
  },
  roulette: async win => {
    const Around = around('roulette', rouletteRound(win));
    const { result } = renderHook(() => usePrivateSpin(), { wrapper: Around });
    act(() => void result.current.spin([{ spot: 'red', value: BigInt(stake) }]));
    await pass(10_000);
    const fallen = result.current.result;
    if (fallen === null) throw new Error('the ball has not fallen');
    const { container } = render(
      <Around>
        <ReturnText result={fallen} />
      </Around>,
    );
    return { lit: container.querySelector('.winning-amount') !== null, text: container.textContent };
  },
};

it.each(['slot', 'crash', 'roulette'] as const)(
  'a %s round plays a sound and lights up only for a return above the stake, and never calls a lower return a win [C22]',
  async engine => {
    const seen: { win: number; sounds: number; lit: boolean }[] = [];
    for (const win of returns) {
      heard.mockClear();
      const { lit, text } = await play[engine](win);
      seen.push({ win, sounds: heard.mock.calls.length, lit });
      if (win <= stake) expect(text, `${engine} ${win}`).not.toMatch(/\bw[io]n|congrat|great|!/i);
      cleanup();
    }
    expect(seen).toEqual(returns.map((win, at) => ({ win, sounds: celebrated[at] ? 1 : 0, lit: celebrated[at] })));
  },
);

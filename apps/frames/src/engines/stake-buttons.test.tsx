import type { FrameStart, Round, TableState } from '@liftoff/contract/game/game';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CrashGame } from './crash/crash-game.tsx';
import { usualRestMs } from '../frame/press-guard.ts';
import { LiveRoulette } from './roulette/live-roulette.tsx';
import { PrivateRoulette } from './roulette/private-roulette.tsx';
import { SlotGame } from './slot/slot-game.tsx';
import { FakeFrame, roundWith, startWith } from '../testing/fake-frame.tsx';

/**
 * Tests every button that places a stake in its game: after a result it has a rest period and then requires a new
 * press.
 */

// jsdom neither paints nor animates, so the browser functions a game uses for that are stubbed.
const motion = { cancel: () => {}, finished: new Promise(() => {}) };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.assign(Element.prototype, { animate: () => motion, getAnimations: () => [] });
});

const closed = { state: 'settled', closed_at: '2026-03-01T12:00:09.000Z' } as const;
const flight = (change: Partial<Round> = {}, crashAt: number | null = null): Round =>
  roundWith({
    outcome: { engine: 'crash', crash_hundredths: crashAt, collected_hundredths: null, started_at: '2026-03-01' },
    ...change,
  });
const spun: Round = roundWith({
  ...closed,
  outcome: {
    engine: 'slot',
    spins: [{ grid: [['high1'], ['low1']], wins: [], multiplier: 1, win_cents: 0, awarded: 0 }],
    capped: false,
  },
});
const onWheel = (change: Partial<Round> = {}, number: number | null = null, tableRound: number | null = null): Round =>
  roundWith({
    outcome: {
      engine: 'roulette',
      number,
      table_round: tableRound,
      bets: [{ spot: 'red', stake_cents: 100, win_cents: number === null ? null : 0 }],
    },
    ...change,
  });
const tableOf = (tableRound: number): TableState => ({
  table_round: tableRound,
  phase: 'betting',
  phase_ends_at: new Date(Date.now() + 5_000).toISOString(),
  now: new Date().toISOString(),
  number: null,
  history: [],
  commitment: '',
  players: 1,
});

/** Opens a game on a platform that answers every bet with `answer`. */
function open(game: ReactNode, change: Partial<FrameStart>, answer: Round, more: Record<string, unknown> = {}) {
  const bet = vi.fn(() => Promise.resolve(answer));
  const calls = {
    frameBet: bet,
    frameRounds: () => Promise.resolve([]),
    frameRoundsShown: () => Promise.resolve({ rounds: [] }),
    ...more,
  };
  render(
    <FakeFrame start={startWith(change)} calls={calls as never}>
      {game}
    </FakeFrame>,
  );
  return bet;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-round-button]');
  if (!found) throw new Error('the game has no button');
  return found;
};
const down = () => fireEvent.pointerDown(button());
const up = async () => {
  fireEvent.click(button(), { detail: 1 });
  await pass(0);
};
const tap = async () => {
  down();
  await up();
};
const rests = () => button().getAttribute('aria-disabled') === 'true';

const crash: Partial<FrameStart> = {
  engine: 'crash',
  model: { rtp_basis_points: 9700, max_hundredths: 500_000, growth_per_sec: 0.13 },
};
const strips = [
  ['high1', 'low1'],
  ['low1', 'high1'],
];
const slot = {
  kind: 'lines',
  reels: 2,
  rows: 1,
  heights: null,
  lines: [[0, 0]],
  unit: 1,
  strips: { base: strips, free: strips },
  counts: [2],
  pays: {},
  scatter: { pays: {}, rounds: {} },
  free: { multiplier: 1, most: 0 },
  max_win_times_stake: 5000,
};
/**
 * Each game with the rest period of its button after a result in milliseconds. It is longer in crash, because a
 * player who meant to collect must release the button first.
 */
const games: [string, ReactNode, Partial<FrameStart>, Round, number][] = [
  ['a slot', <SlotGame key="s" />, { model: slot }, spun, usualRestMs],
  ['a crash game', <CrashGame key="c" />, crash, flight(closed, 100), 1_000],
  ['a roulette table', <PrivateRoulette key="r" />, { engine: 'roulette' }, onWheel(closed, 17), usualRestMs],
];

const balance = () => document.querySelector('.figure dd')?.textContent;

it.each(games)(
  "after the result in %s, a press places no stake until the button's rest period is over",
  async (...game) => {
    const [, element, change, answer, restMs] = game;
    const bet = open(element, change, answer);
    const red = document.querySelector('[data-spot="red"]');
    if (red) fireEvent.click(red);
    await tap();
    expect(bet).toHaveBeenCalledTimes(1);
    // Once the result is shown, the button starts the next round.
    for (let waited = 0; waited < 10_000 && balance() !== '€90.00'; waited += 250) await pass(250);
    await tap();
    await pass(restMs - 50);
    expect(rests()).toBe(true);
    await tap();
    expect(bet).toHaveBeenCalledTimes(1);
    await pass(100);
    expect(rests()).toBe(false);
    await tap();
    expect(bet).toHaveBeenCalledTimes(2);
  },
);

it.each(games)(
  'holding Space down in %s places only one stake, and the next one needs a release and a new press [C19]',
  async (...game) => {
    const [, element, change, answer] = game;
    const bet = open(element, change, answer);
    const red = document.querySelector('[data-spot="red"]');
    if (red) fireEvent.click(red);
    button().focus();
    fireEvent.keyDown(button(), { key: ' ' });
    expect(bet).toHaveBeenCalledTimes(1);
    // Lasts until long after the result is shown, when a new press would place a stake.
    for (let repeats = 0; repeats < 100; repeats += 1) {
      await pass(100);
      // Preventing the key event also prevents the click that a browser would derive from it.
      expect(fireEvent.keyDown(button(), { key: ' ', repeat: true })).toBe(false);
    }
    expect([balance(), rests()]).toEqual(['€90.00', false]);
    expect(fireEvent.keyUp(button(), { key: ' ' })).toBe(false);
    await pass(50);
    expect(bet).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(button(), { key: ' ' });
    expect(bet).toHaveBeenCalledTimes(2);
  },
);

it('ignores a press that began as Collect and ends long after the flight', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<Round>();
  const collect = vi.fn(() => Promise.resolve(flight(closed, 310)));
  const bet = open(<CrashGame />, crash, flight(), { frameRound: () => ended, frameAct: collect });
  await tap();
  await pass(2_000);
  down();
  end(flight(closed, 310));
  await pass(0);
  await pass(5_000);
  await up();
  expect(collect).not.toHaveBeenCalled();
  expect(bet).toHaveBeenCalledTimes(1);
});

it('resends an unanswered Collect under the same act id', async () => {
  const sent: unknown[] = [];
  const collect = vi.fn(({ body }: { body: unknown }) => {
    sent.push(body);
    return sent.length === 1 ? Promise.reject(new TypeError('lost')) : Promise.resolve(flight(closed, 310));
  });
  open(<CrashGame />, crash, flight(), { frameRound: () => new Promise(() => {}), frameAct: collect });
  await tap();
  await pass(2_000);
  await tap();
  await pass(1_000);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ act: { name: 'collect' } });
  expect(sent[1]).toEqual(sent[0]);
});

it('lets the flight continue after a Collect that came too early, and collects with the next one', async () => {
  const answers = [flight(), flight(closed, 310)];
  const collect = vi.fn(() => Promise.resolve(answers.shift()));
  const bet = open(<CrashGame />, crash, flight(), { frameRound: () => new Promise(() => {}), frameAct: collect });
  await tap();
  await pass(2_000);
  const before = button().textContent;
  await tap();
  await pass(1_000);
  expect(button().textContent?.slice(0, 7)).toBe(before?.slice(0, 7));
  await tap();
  await pass(1_000);
  expect(collect).toHaveBeenCalledTimes(2);
  expect(bet).toHaveBeenCalledTimes(1);
});

it('a press that began in the previous round of a live table places no chips in the next one', async () => {
  let now = tableOf(50);
  const bet = open(
    <LiveRoulette first={now} />,
    { engine: 'roulette', live: true, table: now },
    onWheel({}, null, 51),
    { frameTable: () => Promise.resolve(now) },
  );
  fireEvent.click(screen.getByRole('button', { name: /^Red,/ }));
  down();
  // As seen after the page was suspended: betting on one round, then betting on the next.
  now = tableOf(51);
  await pass(6_000);
  await pass(usualRestMs);
  await up();
  expect(bet).not.toHaveBeenCalled();
  await tap();
  expect(bet).toHaveBeenCalledTimes(1);
});

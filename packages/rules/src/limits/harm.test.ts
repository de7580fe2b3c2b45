import { describe, expect, it } from 'vitest';
import { countHarm, harmOf, noHarm, type HarmEvent, type HarmMarker, type HarmState } from './harm.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const now = new Date('2026-11-20T12:00:00Z');
const ago = (days: number, ms = 0) => new Date(now.getTime() - days * dayMs + ms);

type Happened = HarmEvent extends infer E ? (E extends HarmEvent ? Omit<E, 'at'> : never) : never;
const deposit = (method = 'card'): Happened => ({ kind: 'deposit', method });
const reversal: Happened = { kind: 'reversal' };
const raise: Happened = { kind: 'raise' };
const complaint: Happened = { kind: 'complaint' };
const round = (of: { eurCents?: bigint; lost?: boolean; night?: boolean } = {}): Happened => ({
  kind: 'round',
  eurCents: 100n,
  lost: false,
  night: false,
  ...of,
});
const live = (events: readonly (readonly [Date, Happened])[], state: HarmState = noHarm) =>
  events.reduce((counted, [at, what]) => countHarm(counted, { at, ...what }), state);
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const points = (state: HarmState, at = now) => harmOf(state, at).score;

/**
 * Each marker with the number of occurrences for one, two and three points, and a state with a given number of them.
 */
const weights: readonly [HarmMarker, readonly [number, number, number], (count: number) => HarmState][] = [
  ['deposits', [4, 6, 10], count => live(times(count, () => [now, deposit()]))],
  ['methods', [3, 4, 5], count => live(times(count, at => [ago(at), deposit(`method-${at}`)]))],
  ['reversals', [1, 2, 3], count => live(times(count, () => [ago(20), reversal]))],
  ['night', [2, 3, 5], count => live(times(count * 20, at => [ago(at % count), round({ night: true })]))],
  [
    'chasing',
    [3, 6, 10],
    count =>
      live(
        times(count, at => [ago(at % 5), deposit()] as const).flatMap(one => [
          [one[0], round({ lost: true })] as const,
          one,
        ]),
      ),
  ],
  ['raises', [2, 3, 5], count => live(times(count, () => [ago(20), raise]))],
  ['complaints', [2, 3, 5], count => live(times(count, () => [ago(20), complaint]))],
];

describe('markers of harm [C42]', () => {
  it.each(weights)('the marker %s scores one, two and three points at %o occurrences', (marker, steps, of) => {
    for (const [place, least] of steps.entries()) {
      expect(points(of(least - 1))).toBe(place);
      expect(points(of(least))).toBe(place + 1);
      expect(harmOf(of(least), now).markers).toEqual([marker]);
    }
  });

  it('a player without any activity has no markers', () => {
    expect(harmOf(noHarm, now)).toEqual({ score: 0, level: 'low', markers: [] });
  });

  it.each([
    [1, 'low'],
    [2, 'medium'],
    [3, 'medium'],
  ])('a harm score of %d points is level %s', (count, level) => {
    expect(harmOf(live(times(count, () => [now, reversal])), now)).toMatchObject({ score: count, level });
  });

  it('adds up the points of all markers, rates four points as high, and lists the marker with the most points first', () => {
    const both = live([...times(2, () => [now, raise] as const), ...times(3, () => [now, reversal] as const)]);
    expect(harmOf(both, now)).toEqual({ score: 4, level: 'high', markers: ['reversals', 'raises'] });
  });

  it.each([
    ['deposits', 6, live(times(6, () => [now, deposit()])), 2],
    ['methods', 6, live(times(3, at => [now, deposit(`${at}`)])), 1],
    ['reversals', 29, live([[now, reversal]]), 1],
    ['raises', 29, live(times(2, () => [now, raise])), 1],
    ['complaints', 29, live(times(2, () => [now, complaint])), 1],
  ])('occurrences of %s still count for %d more days', (_marker, days, state, score) => {
    const later = (more: number) => new Date(now.getTime() + more * dayMs);
    expect([points(state, later(days)), points(state, later(days + 1))]).toEqual([score, 0]);
  });

  it("scores the deposits on the busiest day rather than a week's total", () => {
    expect(points(live(times(7, at => [ago(at), deposit()])))).toBe(0);
  });

  it('scores nights with at least twenty rounds and ignores rounds played during the day', () => {
    const nights = (rounds: number, night: boolean) => live(times(2 * rounds, at => [ago(at % 2), round({ night })]));
    expect([points(nights(19, true)), points(nights(20, true)), points(nights(40, false))]).toEqual([0, 1, 0]);
  });

  it('counts each payment method only once', () => {
    const state = live(times(3, at => [ago(at), deposit('card')]));
    expect([points(state), state.days.map(({ methods }) => methods)]).toEqual([0, [['card'], ['card'], ['card']]]);
  });
});

describe('chasing losses', () => {
  const chases = (state: HarmState) => state.days.reduce((sum, day) => sum + day.chases, 0);
  const after = (first: Happened, ms: number, next: Happened) =>
    chases(
      live([
        [now, first],
        [new Date(now.getTime() + ms), next],
      ]),
    );
  const lost = round({ lost: true });

  it.each([
    ['a deposit at once', 0, deposit(), 1],
    ['a deposit an hour later', 60 * minuteMs, deposit(), 1],
    ['a deposit more than an hour later', 60 * minuteMs + 1, deposit(), 0],
    ['three times the stake', minuteMs, round({ eurCents: 300n }), 1],
    ['a cent less than three times the stake', minuteMs, round({ eurCents: 299n }), 0],
    ['three times the stake, too late', 61 * minuteMs, round({ eurCents: 300n }), 0],
    ['a raised limit', minuteMs, raise, 0],
    ['a withdrawal taken back', minuteMs, reversal, 0],
  ])('chasing losses: %s, %d ms after a loss: %o adds %d chases', (_what, ms, next, count) => {
    expect(after(lost, ms, next)).toBe(count);
  });

  it('counts a chase only after a lost round, not after a win or if there was no earlier round', () => {
    expect(after(round(), 0, deposit())).toBe(0);
    expect(after(round(), 0, round({ eurCents: 900n }))).toBe(0);
    expect(
      chases(
        live([
          [now, deposit()],
          [now, round({ eurCents: 900n })],
        ]),
      ),
    ).toBe(0);
  });

  it('remembers the latest round for detecting chases, whatever other events happen in between', () => {
    const state = live([
      [now, lost],
      [now, deposit()],
      [now, raise],
    ]);
    expect(state.lastRound).toEqual({ atMs: now.getTime(), eurCents: 100, lost: true });
    expect(live([[now, round({ eurCents: 7n })]], state).lastRound).toEqual({
      atMs: now.getTime(),
      eurCents: 7,
      lost: false,
    });
  });
});

describe('stored days', () => {
  it('stores only the last thirty days, once each and oldest first, whatever the order of events', () => {
    const state = live([
      [ago(28), raise],
      [ago(30), raise],
      [ago(3), raise],
      [ago(29), raise],
      [ago(3), reversal],
      [now, deposit()],
    ]);
    expect(state.days).toEqual([
      {
        day: '2026-10-22',
        deposits: 0,
        methods: [],
        reversals: 0,
        nightRounds: 0,
        chases: 0,
        raises: 1,
        complaints: 0,
      },
      {
        day: '2026-10-23',
        deposits: 0,
        methods: [],
        reversals: 0,
        nightRounds: 0,
        chases: 0,
        raises: 1,
        complaints: 0,
      },
      {
        day: '2026-11-17',
        deposits: 0,
        methods: [],
        reversals: 1,
        nightRounds: 0,
        chases: 0,
        raises: 1,
        complaints: 0,
      },
      {
        day: '2026-11-20',
        deposits: 1,
        methods: ['card'],
        reversals: 0,
        nightRounds: 0,
        chases: 0,
        raises: 0,
        complaints: 0,
      },
    ]);
  });
});

import type { Outcome } from '@liftoff/contract/game/game';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDraw } from '../testing/seeded-draw.ts';
import { twoCards, twoCardsEndMs, type TwoCards } from '../testing/two-cards.ts';
import { minor } from '../money/money.ts';
import type { AnyParts, CatalogueFields, GameRules, RoundParts, RoundPlay } from './engine.ts';
import { rulesOfEngine } from './engines.ts';
import { recomputeRound } from './recompute.ts';

const openedAt = new Date('2026-11-01T12:00:00Z');
const shared = { number: 7, closesMs: 15_000, resultMs: 23_000 };
const slot = { grid: '5x3', lines: '20 lines', volatility: 'high', rtp: 96, maxWin: 5_000 };
const crash = { grid: null, lines: null, volatility: null, rtp: 97, maxWin: 1_000 };
const gameOf = (engine: 'slot' | 'crash' | 'roulette', fields: CatalogueFields = crash) =>
  rulesOfEngine(engine).game(fields);

const spin = { engine: 'slot', stake_cents: 100 } as const;
const flight = { engine: 'crash', stake_cents: 33, auto_collect_hundredths: null } as const;
const wheelBet: AnyParts['input'] = {
  engine: 'roulette',
  bets: [
    { spot: 'red', stake_cents: 500 },
    { spot: 'straight:17', stake_cents: 25 },
  ],
};

const alone = <P extends RoundParts>(input: P['input']): RoundPlay<P> => ({ input, acts: [], openedAt, shared: null });
const numbersOf = (seed: number) => () => seededDraw(seed);

/** Tries actions at rising times, as a platform would, and returns the play with the accepted ones. */
function acted<P extends RoundParts>(
  rules: GameRules<P>,
  begun: RoundPlay<P>,
  seed: number,
  tries: readonly { act: P['act']; atMs: number }[],
) {
  let play = begun;
  const stakes = [...rules.stakes(begun.input)];
  for (const { act, atMs } of tries) {
    const answer = rules.act(play, act, atMs, numbersOf(seed));
    if (!answer.taken) continue;
    play = { ...play, acts: [...play.acts, { act, atMs }] };
    stakes.push(...answer.stakes);
  }
  return { play, stakes };
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const moments = fc
  .array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 5 })
  .map(all => all.toSorted((a, b) => a - b));

describe('a game with several numbered stakes and actions', () => {
  const rules = twoCards.game(crash);
  const begun = alone<TwoCards>({ stake_cents: 50 });
  const names = fc.array(fc.constantFrom<('double' | 'stand')[]>('double', 'stand'), { maxLength: 5 });
  const triesOf = (atMs: readonly number[], wanted: readonly ('double' | 'stand')[]) =>
    atMs.map((at, place) => ({ atMs: at, act: { name: wanted[place] ?? 'double' } }));

  it('a game with several stakes and actions replays identically from its accepted actions and pays every stake exactly once', () => {
    fc.assert(
      fc.property(seeds, moments, names, (seed, atMs, wanted) => {
        const first = acted(rules, begun, seed, triesOf(atMs, wanted));
        const again = acted(rules, begun, seed, first.play.acts);
        expect(again).toEqual(first);
        const end = rules.stateAt(first.play, numbersOf(seed), twoCardsEndMs);
        if (end.state !== 'settled') return expect.fail('it is over after a minute');
        expect(rules.stateAt(again.play, numbersOf(seed), twoCardsEndMs + 1_000)).toEqual(end);
        const staked = first.stakes.reduce((sum, stake) => sum + stake, 0n);
        const { own, hidden } = end.outcome;
        expect(end.win).toBe(own > (hidden ?? 0) ? 2n * staked : own === hidden ? staked : 0n);
        expect(end.outcome.stakes_cents.map(minor)).toEqual(first.stakes);
        expect(first.stakes.length).toBeLessThanOrEqual(2);
        return undefined;
      }),
    );
  });

  it('a game with a hidden card reveals nothing about it before it is decided', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(12), fc.nat(12), moments, (own, one, other, atMs) => {
        const drawOf = (hidden: number) => () => {
          const cards = [own, hidden];
          return () => cards.shift() ?? 0;
        };
        const { play } = acted(rules, begun, 1, triesOf(atMs, ['double']));
        const look = play.acts.at(-1)?.atMs ?? 0;
        const seen = rules.stateAt(play, drawOf(one), look);
        if (seen.state !== 'open') return;
        expect(rules.stateAt(play, drawOf(other), look)).toEqual(seen);
        expect(seen.outcome.hidden).toBeNull();
      }),
    );
  });
});

describe('every engine', () => {
  it('an open round looks the same whatever its numbers are, and its outcome is shown only once it is decided', () => {
    fc.assert(
      fc.property(seeds, seeds, fc.nat(22_999), (one, other, elapsedMs) => {
        const shown = (rules: GameRules<AnyParts>, play: RoundPlay<AnyParts>, seed: number) => {
          const roundState = rules.stateAt(play, numbersOf(seed), elapsedMs);
          return roundState.state === 'open' ? roundState.outcome : null;
        };
        const pairs: [GameRules<AnyParts>, RoundPlay<AnyParts>][] = [
          [gameOf('crash'), alone(flight)],
          [gameOf('roulette'), { ...alone(wheelBet), shared }],
        ];
        for (const [rules, play] of pairs) {
          const [mine, others] = [shown(rules, play, one), shown(rules, play, other)];
          if (mine !== null && others !== null) expect(mine).toEqual(others);
        }
      }),
    );
  });

  it("a round's payout equals the one recomputed from its numbers and record", () => {
    const rounds: [GameRules<AnyParts>, RoundPlay<AnyParts>][] = [
      [gameOf('slot', slot), alone(spin)],
      [gameOf('crash'), alone({ ...flight, auto_collect_hundredths: 150 })],
      [gameOf('crash'), { ...alone(flight), acts: [{ act: { name: 'collect' }, atMs: 900 }] }],
      [gameOf('roulette'), alone(wheelBet)],
      [gameOf('roulette'), { ...alone(wheelBet), shared }],
    ];
    fc.assert(
      fc.property(seeds, seed => {
        for (const [rules, play] of rounds) {
          const roundState = rules.stateAt(play, numbersOf(seed), 10_000_000);
          if (roundState.state !== 'settled') return expect.fail('every round is over by now');
          const stake = rules.stakes(play.input).reduce((sum, part) => sum + part, 0n);
          const again = recomputeRound(rules.model, seededDraw(seed), { stake, outcome: roundState.outcome });
          expect(again).toMatchObject({ sameOutcome: true, amount: roundState.win });
          const other = recomputeRound(rules.model, seededDraw(seed), { stake, outcome: altered(roundState.outcome) });
          expect(other.sameOutcome).toBe(false);
        }
        return undefined;
      }),
      { numRuns: 60 },
    );
  });
});

/** The outcome with one detail changed that the numbers determine. */
function altered(outcome: Outcome): Outcome {
  if (outcome.engine === 'crash') return { ...outcome, crash_hundredths: (outcome.crash_hundredths ?? 0) + 1 };
  if (outcome.engine === 'roulette') return { ...outcome, number: ((outcome.number ?? 0) + 1) % 37 };
  return { ...outcome, spins: [...outcome.spins, ...outcome.spins] };
}

it.each([
  ['a collect before there is something to collect changes nothing', [300, 50], 300],
  ['the first of two collects counts', [400, 900], 400],
])('crash flight actions: %s', (_, moments_, counts) => {
  const rules = gameOf('crash');
  const acts = moments_.toSorted((a, b) => a - b).map(atMs => ({ act: { name: 'collect' as const }, atMs }));
  const high = () => () => 1;
  const all = rules.stateAt({ ...alone<AnyParts>(flight), acts }, high, 2_000);
  const one = rules.stateAt(
    { ...alone<AnyParts>(flight), acts: acts.filter(({ atMs }) => atMs === counts) },
    high,
    2_000,
  );
  expect(all.state).toBe('settled');
  expect(all).toEqual(one);
});

describe('actions', () => {
  const collect = { name: 'collect' } as const;
  const back = { name: 'roll_back' } as const;

  it('an action is accepted only by the engine whose rounds support it', () => {
    expect(gameOf('crash').knows(collect, { shared: null })).toBe(true);
    expect(gameOf('crash').knows(back, { shared: null })).toBe(false);
    expect(gameOf('slot', slot).knows(collect, { shared: null })).toBe(false);
    expect(gameOf('roulette').knows(collect, { shared })).toBe(false);
    expect(gameOf('roulette').knows(back, { shared })).toBe(true);
    expect(gameOf('roulette').knows(back, { shared: null })).toBe(false);
  });

  it('roulette chips can be taken back until betting closes, but not afterwards', () => {
    const rules = gameOf('roulette');
    const play = { ...alone<AnyParts>(wheelBet), shared };
    expect(rules.act(play, back, 14_999, numbersOf(1))).toEqual({ taken: true, stakes: [] });
    expect(rules.act(play, back, 15_000, numbersOf(1))).toEqual({ taken: false, refusal: 'betting_closed' });
    const taken = rules.stateAt({ ...play, acts: [{ act: back, atMs: 14_999 }] }, numbersOf(1), 90_000);
    expect(taken).toMatchObject({ state: 'rolled_back', outcome: { number: null } });
    expect(rules.endedAs(back, { state: 'rolled_back', outcome: taken.outcome })).toBe(true);
    expect(rules.endedAs(back, { state: 'settled', outcome: taken.outcome })).toBe(false);
  });

  it('a flight can be collected while in progress, but not after it has ended', () => {
    const rules = gameOf('crash');
    const begun = rules.stateAt(alone(flight), numbersOf(3), 0);
    const endsMs = begun.state === 'open' ? (begun.endsMs ?? 0) : 0;
    expect(rules.act(alone(flight), collect, endsMs - 1, numbersOf(3)).taken).toBe(true);
    expect(rules.act(alone(flight), collect, endsMs, numbersOf(3))).toEqual({ taken: false, refusal: 'round_closed' });
  });
});

describe('stakes', () => {
  it("numbers a bet's stakes: one for each chip, and a single one for a flight or spin", () => {
    expect(gameOf('roulette').stakes(wheelBet)).toEqual([500n, 25n]);
    expect(gameOf('crash').stakes(flight)).toEqual([33n]);
    expect(gameOf('slot', slot).stakes(spin)).toEqual([100n]);
  });

  it.each([
    [10, null, true],
    [9, null, false],
    [1_001, null, false],
    [10, 109, false],
    [10, 110, true],
  ])(
    'whether a flight with stake %s and automatic collect at %s is allowed: %s',
    (stake_cents, auto_collect_hundredths, fits) => {
      const input = { engine: 'crash', stake_cents, auto_collect_hundredths } as const;
      expect(gameOf('crash').takesStakes(input, { min: 10n, max: 1_000n })).toBe(fits);
    },
  );

  it('a roulette bet is valid only on spots that the wheel has', () => {
    expect(gameOf('roulette').isValid(wheelBet)).toBe(true);
    expect(gameOf('roulette').isValid({ engine: 'roulette', bets: [{ spot: 'straight:37', stake_cents: 5 }] })).toBe(
      false,
    );
  });
});

it('the slot engine supports only grids that it has reels for', () => {
  expect(rulesOfEngine('slot').carries(slot)).toBe(true);
  expect(rulesOfEngine('slot').carries({ ...slot, grid: '9x9' })).toBe(false);
  expect(() => rulesOfEngine('slot').game({ ...slot, grid: null })).toThrow(RangeError);
});

describe('the amount of a bet that counts as wagering', () => {
  const counts = (input: AnyParts['input'], ended: AnyParts['outcome'] | null = null) =>
    gameOf(input.engine, input.engine === 'slot' ? slot : crash).wagers(input, ended);
  const chips = (...bets: readonly (readonly [string, number])[]): AnyParts['input'] => ({
    engine: 'roulette',
    bets: bets.map(([spot, stake_cents]) => ({ spot, stake_cents })),
  });

  it('a spin counts its stake when it is taken', () => {
    expect(counts(spin)).toBe(100n);
  });

  it.each([
    ['one colour', chips(['red', 500]), 500n],
    ['both colours, which lose only on zero', chips(['red', 500], ['black', 500]), 0n],
    ['unequal amounts on both colours, by the larger loss', chips(['red', 500], ['black', 300]), 800n],
    ['two dozens', chips(['dozen:1', 300], ['dozen:2', 300]), 600n],
    ['a number', chips(['straight:17', 25]), 25n],
    [
      'almost all numbers, which win too often',
      chips(...Array.from({ length: 34 }, (_, at) => [`straight:${at + 1}`, 10] as const)),
      0n,
    ],
  ])('chips count the most they can lose: %s [PX-34] [PX-35]', (_what, input, amount) => {
    expect(counts(input)).toBe(amount);
  });

  it.each([
    [null, 33n],
    [149, 0n],
    [150, 33n],
  ])('a flight collected at %s hundredths counts only once it is settled, from 1.50x [PX-35]', (collected, amount) => {
    const ended = { engine: 'crash', crash_hundredths: 900, collected_hundredths: collected, started_at: '' } as const;
    expect(counts(flight)).toBe(0n);
    expect(counts(flight, ended)).toBe(amount);
  });
});

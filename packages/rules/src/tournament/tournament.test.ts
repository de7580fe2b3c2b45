import { TournamentTerms } from '@liftoff/contract/tournament-terms';
import { expect, it } from 'vitest';
import { isHidden, kindOf, promotionTypes, timeStatus, typeOf } from './kind.ts';
import { keepsPrizes, missingTo, nextPlace, prizeMoney } from './prizes.ts';
import { closesAt, isInWindow, scoreRound, weightOf, type ScoredRound } from './score-round.ts';
import { addRound, noStanding, roundsLeft, standingOf } from './standing.ts';
import { timeLeft } from './time-left.ts';

const prizes = [
  { place: 1, rewards: [{ type: 'money', currency: 'EUR', amount_cents: 5_000 }] },
  { place: 2, rewards: [{ type: 'points', points: 200 }] },
];
const termsOf = (more: object) => TournamentTerms.parse({ strategy: 'bet_sum', entry: 'confirm', prizes, ...more });
const isAllowed = (more: object) =>
  TournamentTerms.safeParse({ strategy: 'bet_sum', entry: 'confirm', prizes, ...more }).success;
const minimum = [{ currency: 'EUR', amount_cents: 50 }];
const rates = { EUR: { EUR: '1' }, CAD: { EUR: '0.65' }, BTC: { EUR: '60000.5' } };
const round: ScoredRound = {
  currency: 'EUR',
  stake: 200n,
  wholeStake: 200n,
  win: 500n,
  game: 'comet',
  categories: ['slots'],
  returnPercent: 96,
};
const score = (terms: object, of: Partial<ScoredRound> = {}, currency = 'EUR') =>
  scoreRound({ terms: termsOf(terms), currency, rates }, { ...round, ...of });
const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 12, 0, second));

it('an identifier tells quests and achievements from normal tournaments [PTOUR-002]', () => {
  expect(kindOf('quest--comet-m')).toBe('quest');
  expect(kindOf('achievement--first-win')).toBe('achievement');
  for (const normal of ['perihelion-cup', 'quest', 'my--quest--x', 'questing--x', ''])
    expect(kindOf(normal)).toBe('normal');
});

it('only the identifier nonvisible hides a tournament [PTOUR-003]', () => {
  expect(isHidden('nonvisible')).toBe(true);
  expect(isHidden('nonvisible-cup')).toBe(false);
});

it('a promotion is listed under the type in its prefix [PTOUR-004]', () => {
  expect(promotionTypes).toEqual(['tournament', 'lottery', 'producers', 'quest', 'action', 'all']);
  expect(['cup', 'producers--nova', 'quest--x', 'action--y', 'achievement--z'].map(typeOf)).toEqual([
    'tournament',
    'producers',
    'quest',
    'action',
    null,
  ]);
});

it('a promotion is future before its start, active until its end and archived from then on [PTOUR-007] [PTOUR-008] [PTOUR-009]', () => {
  const window = { startAt: at(10), endAt: at(20) };
  expect([9, 10, 19, 20].map(second => timeStatus(window, at(second)))).toEqual([
    'future',
    'active',
    'active',
    'archive',
  ]);
});

it.each([
  [0, '0', '00', '00', '00'],
  [999, '0', '00', '00', '00'],
  [-5_000, '0', '00', '00', '00'],
  [90_061_000, '1', '01', '01', '01'],
  [1_036_799_999, '11', '23', '59', '59'],
])(
  '%i ms are shown as days, hours, minutes and seconds, never negative [PTOUR-013]',
  (ms, days, hours, minutes, seconds) => {
    expect(timeLeft(ms)).toEqual({ days, hours, minutes, seconds });
  },
);

it('a ratio strategy without a minimum bet is an invalid tournament [PX-62]', () => {
  for (const strategy of ['best_ratio', 'ratio_sum']) {
    expect(isAllowed({ strategy })).toBe(false);
    expect(isAllowed({ strategy, min_bets: minimum })).toBe(true);
  }
  expect(isAllowed({ strategy: 'round_count' })).toBe(true);
});

it.each([
  ['an entry for points without a price', { entry: 'points' }],
  ['a free entry with a price', { cost_points: 5 }],
  ['two minimum bets of one currency', { min_bets: [...minimum, ...minimum] }],
  ['prizes that skip a place', { prizes: [prizes[1]] }],
  ['no prizes', { prizes: [] }],
  ['weights without a last row', { weights: [{ up_to: 97, percent: 100 }] }],
  [
    'weights out of order',
    {
      weights: [
        { up_to: 98, percent: 9 },
        { up_to: 97, percent: 8 },
        { up_to: null, percent: 1 },
      ],
    },
  ],
])('%s would make an invalid tournament', (_what, more) => {
  expect(isAllowed(more)).toBe(false);
});

it('a tournament cannot be scored by speed [PX-65]', () => {
  expect(isAllowed({ strategy: 'rounds_per_minute' })).toBe(false);
});

it('a stake below the minimum of its currency, or in a currency without one, does not count [PX-62]', () => {
  const terms = { strategy: 'best_ratio', min_bets: minimum };
  expect(score(terms, { stake: 49n })).toEqual({ notCounted: 'below_minimum' });
  expect(score(terms, { currency: 'CAD' })).toEqual({ notCounted: 'below_minimum' });
  expect(score(terms, { stake: 50n, wholeStake: 50n })).toEqual({ score: 10_000_000n });
});

it('only the player’s own money in a stake counts, and a stake without any does not [PX-02]', () => {
  expect(score({}, { stake: 0n })).toEqual({ notCounted: 'no_own_money' });
  expect(score({}, { stake: 100n })).toEqual({ score: 1_000_000n });
  expect(score({ strategy: 'ratio_sum', min_bets: minimum }, { stake: 100n })).toEqual({ score: 2_500_000n });
});

it('each strategy gives a round its own points', () => {
  expect(score({})).toEqual({ score: 2_000_000n });
  expect(score({ strategy: 'round_count' })).toEqual({ score: 1_000_000n });
  expect(score({ strategy: 'ratio_sum', min_bets: minimum })).toEqual({ score: 2_500_000n });
});

it('wagering scores convert at the given rate and keep fractions [PX-63]', () => {
  expect(score({}, { currency: 'CAD', stake: 101n })).toEqual({ score: 656_500n });
  expect(score({}, {}, 'CAD')).toEqual({ score: 3_076_923n });
  expect(score({}, { currency: 'BTC', stake: 1n })).toEqual({ score: 600n });
});

it('a stake in a currency without a rate is not counted [PX-63]', () => {
  expect(score({}, { currency: 'NOK' })).toEqual({ notCounted: 'no_rate' });
  expect(score({ strategy: 'round_count' }, { currency: 'NOK' })).toEqual({ score: 1_000_000n });
});

it('wagering scores count in full up to 97 % return, by half up to 98 % and by a tenth above, unless the terms differ [PX-64]', () => {
  const weight = (returnPercent: number | null) => weightOf(termsOf({}), returnPercent);
  expect([94, 97, 97.01, 98, 98.01, 99.5, null].map(weight)).toEqual([100, 100, 50, 50, 10, 10, 10]);
  expect(score({}, { returnPercent: 99 })).toEqual({ score: 200_000n });
  expect(score({ weights: [{ up_to: null, percent: 25 }] })).toEqual({ score: 500_000n });
  expect(score({ strategy: 'round_count' }, { returnPercent: 99 })).toEqual({ score: 1_000_000n });
});

it('a game counts if it or its category is listed, or if nothing is listed', () => {
  expect(score({ games: ['comet'] })).toHaveProperty('score');
  expect(score({ categories: ['slots'] })).toHaveProperty('score');
  expect(score({ games: ['orbit'], categories: ['live'] })).toEqual({ notCounted: 'game' });
});

it('a round counts if it opens after joining, before the end, and settles before the grace has passed [PX-61]', () => {
  const window = { startAt: at(0), endAt: at(30), terms: { grace_sec: 5 } };
  const counts = (joined: number, opened: number, settled: number) =>
    isInWindow(window, { joinedAt: at(joined), openedAt: at(opened), settledAt: at(settled) });
  expect(counts(10, 10, 12)).toBe(true);
  expect(counts(10, 9, 12)).toBe(false);
  expect(counts(-9, -1, 12)).toBe(false);
  expect(counts(10, 29, 35)).toBe(true);
  expect(counts(10, 29, 36)).toBe(false);
  expect(counts(10, 30, 31)).toBe(false);
  expect(closesAt(window)).toEqual(at(35));
});

it('a sum is reached with the last round that adds to it, and the best ratio with the first round that has it [PX-60]', () => {
  const rounds = [1, 3, 2].map(points => ({ score: BigInt(points), settledAt: at(points) }));
  const tied = { score: 3n, settledAt: at(2) };
  expect(standingOf('ratio_sum', rounds)).toEqual({ score: 6n, reachedAt: at(3), rounds: 3 });
  const lost = { score: 0n, settledAt: at(9) };
  expect(standingOf('ratio_sum', [...rounds, lost])).toEqual({ score: 6n, reachedAt: at(3), rounds: 4 });
  expect(standingOf('best_ratio', rounds)).toEqual({ score: 3n, reachedAt: at(3), rounds: 3 });
  expect(addRound('best_ratio', standingOf('best_ratio', rounds), tied)).toEqual({
    score: 3n,
    reachedAt: at(2),
    rounds: 4,
  });
  expect(standingOf('bet_sum', [])).toBe(noStanding);
});

it('the rounds left fall to zero at the maximum of counted rounds, and no lower [PX-65]', () => {
  expect([0, 7, 10, 12].map(rounds => roundsLeft(10, { rounds }))).toEqual([10, 3, 0, 0]);
  expect(roundsLeft(null, { rounds: 3 })).toBeNull();
});

it('published prizes may grow but never shrink or disappear [PX-70]', () => {
  const { prizes: before } = termsOf({});
  const money = (amount_cents: number, currency = 'EUR') => ({ type: 'money', currency, amount_cents }) as const;
  const after = (...rewards: object[]) => termsOf({ prizes: [{ place: 1, rewards }, before[1]] }).prizes;
  expect(keepsPrizes(before, before)).toBe(true);
  expect(keepsPrizes(before, after(money(5_001)))).toBe(true);
  expect(keepsPrizes(before, after(money(5_000), { type: 'points', points: 1 }))).toBe(true);
  expect(keepsPrizes(before, after(money(4_999)))).toBe(false);
  expect(keepsPrizes(before, after(money(9_000, 'CAD')))).toBe(false);
  expect(keepsPrizes(before, before.slice(0, 1))).toBe(false);
  const both = after(money(5_000), money(9_000));
  expect(keepsPrizes(both, after(money(9_000), money(5_000)))).toBe(true);
  expect(keepsPrizes(both, after(money(9_000), money(4_999)))).toBe(false);
  const [first] = before;
  const twice = first === undefined ? [] : [{ place: 1, rewards: [...first.rewards, ...first.rewards] }];
  expect(keepsPrizes(twice, before)).toBe(false);
});

it('the prize money is the sum of the prizes of money in one currency', () => {
  const rewards = [
    { type: 'money' as const, currency: 'EUR' as const, amount_cents: 2_500 },
    { type: 'money' as const, currency: 'CAD' as const, amount_cents: 900 },
  ];
  const { prizes: both } = termsOf({});
  expect(prizeMoney([...both, { rewards }], 'EUR')).toBe(7_500n);
  expect(prizeMoney([], 'EUR')).toBe(0n);
});

it('the next prize is the last paid place for a player below it, and the place above for a player with a prize', () => {
  const { prizes: two } = termsOf({});
  expect([1, 2, 3, 90].map(place => nextPlace(place, two))).toEqual([null, 1, 2, 2]);
  expect([missingTo(5n, 5n), missingTo(5n, 8n), missingTo(9n, 8n)]).toEqual([1n, 4n, 0n]);
});

import * as z from 'zod';
import { CurrencyCodeSchema } from './core/money.ts';
import { text } from './core/text.ts';
import { positiveAmount, Reward } from './reward.ts';

/**
 * How rounds become points. `bet_sum` gives a point for each unit of the tournament's currency staked, weighted by the
 * return of the game. `round_count` gives a point for each round. A win ratio is the win divided by the stake:
 * `best_ratio` takes the highest one, and `ratio_sum` adds them up.
 */
export const strategies = ['bet_sum', 'round_count', 'best_ratio', 'ratio_sum'] as const;
export type Strategy = (typeof strategies)[number];

/** Strategies that compare the win with the stake. Without a minimum bet, the smallest stake would win them. */
const ratioStrategies: ReadonlySet<Strategy> = new Set<Strategy>(['best_ratio', 'ratio_sum']);

const name = text(80).min(1);

/**
 * Share of a stake that counts, by the game's return to player in percent. Rows are in ascending order, and the first
 * row whose `up_to` is not below the return applies. The last row has no `up_to` and covers all higher returns.
 */
const Weight = z.strictObject({ up_to: z.number().min(0).max(100).nullable(), percent: z.int().min(0).max(100) });
export type Weight = z.infer<typeof Weight>;

/** The weights of wagering scores unless a tournament states others [PX-64]. */
export const usualWeights: Weight[] = [
  { up_to: 97, percent: 100 },
  { up_to: 98, percent: 50 },
  { up_to: null, percent: 10 },
];

const Prize = z.strictObject({ place: z.int().min(1).max(1_000), rewards: z.array(Reward).min(1).max(5) });
export type Prize = z.infer<typeof Prize>;

/** The terms that are printed as rules. */
const printed = {
  strategy: z.enum(strategies),
  /** Minimum own stake by currency. If it is not empty, stakes in any other currency do not count. */
  min_bets: z
    .array(z.strictObject({ currency: CurrencyCodeSchema, amount_cents: positiveAmount }))
    .max(30)
    .default([]),
  /** A game counts if it is listed in `games` or belongs to one of `categories`. If both are empty, all games count. */
  games: z.array(name).max(200).default([]),
  categories: z.array(name).max(50).default([]),
  weights: z.array(Weight).min(1).max(10).default(usualWeights),
  /** Maximum number of rounds that count for each player; `null` without a maximum [PX-65]. */
  rounds_max: z.int().min(1).max(100_000).nullable().default(null),
  /** Seconds after the end in which a round that was opened in time can still settle [PX-61]. */
  grace_sec: z.int().min(0).max(86_400).default(0),
  /** `automatic` enters players with their first round that counts; `points` sells the entry for comp points. */
  entry: z.enum(['automatic', 'confirm', 'points']),
  cost_points: z.int().min(0).max(1_000_000).default(0),
  /** Who can take part. An empty list allows everyone. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .default([]),
  licences: z.array(name).max(20).default([]),
};

export const PrintedTerms = z.object(printed);
export type PrintedTerms = z.output<typeof PrintedTerms>;

/** Everything that decides who takes part in a tournament, which rounds count, and what the places win. */
export const TournamentTerms = z
  .strictObject({
    ...printed,
    groups: z.array(name).max(50).default([]),
    prizes: z.array(Prize).min(1).max(500),
  })
  .superRefine((terms, faults) => {
    const fault = (path: string) => faults.addIssue({ code: 'custom', path: [path], message: 'Not allowed' });
    if (ratioStrategies.has(terms.strategy) && terms.min_bets.length === 0) fault('min_bets');
    if (!isDistinct(terms.min_bets.map(({ currency }) => currency))) fault('min_bets');
    if ((terms.entry === 'points') !== terms.cost_points > 0) fault('cost_points');
    if (!terms.prizes.every(({ place }, at) => place === at + 1)) fault('prizes');
    if (!areAscending(terms.weights)) fault('weights');
  });
export type TournamentTerms = z.output<typeof TournamentTerms>;

const isDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

function areAscending(weights: readonly Weight[]): boolean {
  const bounds = weights.map(({ up_to }) => up_to ?? Number.POSITIVE_INFINITY);
  return (
    bounds.at(-1) === Number.POSITIVE_INFINITY && bounds.every((bound, at) => at === 0 || bound > (bounds[at - 1] ?? 0))
  );
}

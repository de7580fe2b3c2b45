import type { TournamentTerms } from '@liftoff/contract/tournament-terms';
import { exchange, type Rates } from '../money/exchange.ts';
import { exponentOf, minor } from '../money/money.ts';

/** Scores are whole millionths of a point, so that fractions are kept and sums are exact [PX-63]. */
export const microsPerPoint = 1_000_000n;

/** A tournament, as far as it decides which rounds count. Rounds must open and settle within its window [PX-61]. */
export interface Window {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly terms: Pick<TournamentTerms, 'grace_sec'>;
}

/** A settled round. `stake` is the player's own money in it, in minor units of `currency` [PX-02]. */
export interface ScoredRound {
  readonly currency: string;
  readonly stake: bigint;
  readonly win: bigint;
  /** The whole stake, of which `stake` is a part. */
  readonly wholeStake: bigint;
  readonly game: string;
  readonly categories: readonly string[];
  /** The game's return to player in percent, or `null` if it is unknown. */
  readonly returnPercent: number | null;
}

/** Why a round does not count. `no_rate` needs the operator's attention, because the player did nothing wrong. */
export type NotCounted = 'game' | 'no_own_money' | 'below_minimum' | 'no_rate';

/** The moment after which no round of a tournament can count: its end plus the grace [PX-61]. */
export const closesAt = ({ endAt, terms }: Window): Date => new Date(endAt.getTime() + terms.grace_sec * 1000);

/** Whether a round opens after the player has joined and within the window, and settles before the grace ends [PX-61]. */
export function isInWindow(
  tournament: Window,
  { joinedAt, openedAt, settledAt }: { joinedAt: Date; openedAt: Date; settledAt: Date },
): boolean {
  const opens = openedAt >= joinedAt && openedAt >= tournament.startAt && openedAt < tournament.endAt;
  return opens && settledAt <= closesAt(tournament);
}

/** Whether the rounds of a game count. */
export const isCountingGame = (
  { games, categories }: Pick<TournamentTerms, 'games' | 'categories'>,
  game: { readonly game: string; readonly categories: readonly string[] },
): boolean =>
  (games.length === 0 && categories.length === 0) ||
  games.includes(game.game) ||
  categories.some(category => game.categories.includes(category));

/** The minimum stake in a currency in minor units: zero without minimum bets, `null` if the currency does not count. */
export function minimumBet({ min_bets }: Pick<TournamentTerms, 'min_bets'>, currency: string): bigint | null {
  if (min_bets.length === 0) return 0n;
  const row = min_bets.find(one => one.currency === currency);
  return row === undefined ? null : minor(row.amount_cents);
}

/** The share of a stake that counts, in percent. A game with an unknown return gets the lowest share [PX-64]. */
export function weightOf({ weights }: Pick<TournamentTerms, 'weights'>, returnPercent: number | null): number {
  const row = weights.find(({ up_to }) => up_to === null || (returnPercent !== null && returnPercent <= up_to));
  return row?.percent ?? 0;
}

/**
 * The score of one round in millionths of a point, or why it does not count. A stake that was only partly the player's
 * own keeps its win ratio. `currency` is that of the tournament, in whose units wagering scores are counted.
 */
export function scoreRound(
  { terms, currency, rates }: { terms: TournamentTerms; currency: string; rates: Rates },
  round: ScoredRound,
): { readonly score: bigint } | { readonly notCounted: NotCounted } {
  if (!isCountingGame(terms, round)) return { notCounted: 'game' };
  if (round.stake <= 0n) return { notCounted: 'no_own_money' };
  const minimum = minimumBet(terms, round.currency);
  if (minimum === null || round.stake < minimum) return { notCounted: 'below_minimum' };
  if (terms.strategy === 'round_count') return { score: microsPerPoint };
  if (terms.strategy !== 'bet_sum') return { score: (round.win * microsPerPoint) / round.wholeStake };
  if (!hasRate(round.currency, rates) || !hasRate(currency, rates)) return { notCounted: 'no_rate' };
  const staked = exchange(round.stake * microsPerPoint, round.currency, currency, rates, 'down');
  const units = 10n ** BigInt(exponentOf(currency));
  return { score: (staked * BigInt(weightOf(terms, round.returnPercent))) / (100n * units) };
}

const hasRate = (currency: string, rates: Rates): boolean => Object.hasOwn(rates, currency);

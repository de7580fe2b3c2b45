import { WireAmountInput } from '@liftoff/contract/core/money';
import * as z from 'zod';
import { minor } from '../money/money.ts';

const Percent = z.int().min(0).max(100);

/**
 * The terms of a grant, as fixed when it is issued [PX-01]. Amounts are in minor units of the grant's currency. A
 * contribution is the percentage of a stake that counts towards the wagering. The most specific one applies: by game,
 * else by provider or category (the highest of several), else the default [PX-30].
 */
export const GrantTerms = z.strictObject({
  title: z.string().min(1).max(120),
  /** Multiple of the bonus, or of bonus and deposit, that must be staked. */
  wager: z.number().min(0).max(100).multipleOf(0.01),
  wager_on: z.enum(['bonus', 'bonus_and_deposit']),
  max_bet_cents: WireAmountInput.nullable(),
  max_win_cents: WireAmountInput.nullable(),
  contributions: z.strictObject({
    games: z.record(z.string(), Percent),
    providers: z.record(z.string(), Percent),
    categories: z.record(z.string(), Percent),
    default: Percent,
  }),
  excluded_games: z.array(z.string()),
  /** Days to activate after issue, and days to wager after activation. */
  activate_days: z.int().min(1).max(365),
  wager_days: z.int().min(1).max(365),
});
export type GrantTerms = z.output<typeof GrantTerms>;

/** The fields of a game that terms refer to. */
export interface GameOfTerms {
  readonly slug: string;
  readonly provider: string;
  readonly categories: readonly string[];
}

/** The percentage of a stake in this game that counts towards the wagering. An excluded game contributes nothing. */
export function contributionPercent({ contributions, excluded_games }: GrantTerms, game: GameOfTerms): number {
  if (excluded_games.includes(game.slug)) return 0;
  const own = contributions.games[game.slug];
  if (own !== undefined) return own;
  const wider = [
    contributions.providers[game.provider],
    ...game.categories.map(category => contributions.categories[category]),
  ].filter(percent => percent !== undefined);
  return wider.length > 0 ? Math.max(...wider) : contributions.default;
}

/** The maximum bet of these terms in minor units, or `null` for none. */
export const maxBetOf = ({ max_bet_cents }: GrantTerms): bigint | null =>
  max_bet_cents === null ? null : minor(max_bet_cents);

import * as z from 'zod';
import { endpoints } from './core/endpoint.ts';
import { WireAmount } from './core/money.ts';

/** A jackpot with its levels [PENTITY-009]. */
export const Jackpot = z.object({
  id: z.int(),
  identifier: z.string(),
  /** Our extension: the name that players see. */
  name: z.string(),
  state: z.enum(['active', 'inactive']),
  currency: z.string(),
  /** Our extension: the categories whose games feed and win the jackpot. */
  categories: z.array(z.string()),
  levels: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      identifier: z.string(),
      amount_cents: WireAmount,
      /** Published odds at a stake of one currency unit, as the N in "1 in N" [C29]. */
      one_in: z.int(),
      /** Our extension: millionths of each stake that the operator pays into the level. */
      share_ppm: z.int(),
      /** Our extension: the amount with which the level starts again after a win. */
      seed_cents: WireAmount,
      /** Our extension: when the level was last won; `null` if it never was. */
      last_won_at: z.string().nullable(),
    }),
  ),
});
export type Jackpot = z.infer<typeof Jackpot>;

/**
 * A jackpot win [PENTITY-010]. The server has already shortened the winner's name to 6 characters and ***
 * [PJACK-005].
 */
export const JackpotWin = z.object({
  user_name: z.string(),
  amount_cents: WireAmount,
  currency: z.string(),
  jackpot_original_amount_cents: WireAmount,
  jackpot_original_currency: z.string(),
  jackpot_level_name: z.string(),
  created_at: z.string(),
  /** Our extension: identifiers of the jackpot and its level, and the game of the round. */
  jackpot: z.string(),
  level: z.string(),
  game: z.object({ slug: z.string(), title: z.string() }),
});
export type JackpotWin = z.infer<typeof JackpotWin>;

const guest = { server: 'platform', access: 'guest', rate: 'read', built: true, refusals: [] } as const;

export const jackpot = endpoints({
  gameJackpots: {
    ...guest,
    route: 'GET /api/games/jackpots',
    summary: 'Jackpot totals per currency per game slug (CALL-053, PJACK-006).',
    cache: { maxAgeSec: 5, staleSec: 86_400 },
    answer: z.record(z.string(), z.record(z.string(), WireAmount)),
  },
  listJackpots: {
    ...guest,
    route: 'GET /api/jackpots',
    summary: 'The active jackpots with their levels (PCALL-025).',
    cache: { maxAgeSec: 5, staleSec: 86_400 },
    answer: z.array(Jackpot),
  },
  jackpotWins: {
    ...guest,
    route: 'GET /api/jackpot_wins',
    summary: 'The latest and the biggest jackpot wins, newest first (PCALL-027).',
    cache: { maxAgeSec: 5, staleSec: 86_400 },
    answer: z.array(JackpotWin),
  },
});

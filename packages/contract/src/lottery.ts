import * as z from 'zod';
import { endpoints } from './core/endpoint.ts';
import { CurrencyCodeSchema } from './core/money.ts';
import { positiveAmount, Reward } from './reward.ts';

/** How tickets are earned: `per` is the amount of deposits or of own stakes that earns one ticket, by currency. */
export const Earning = z.strictObject({
  by: z.enum(['deposit', 'stake']),
  per: z.array(z.strictObject({ currency: CurrencyCodeSchema, amount_cents: positiveAmount })).min(1),
});

/** A reward that `count` tickets win. */
export const LotteryPrize = z.strictObject({ reward: Reward, count: z.int().min(1).max(10_000) });

/** A lottery [PENTITY-001]. Everything from `title` on is our extension. */
export const Lottery = z.object({
  id: z.string(),
  slug: z.string(),
  lottery_id: z.string(),
  in_progress: z.boolean(),
  /** The winning tickets, first prize first; empty before the draw. */
  tickets: z.array(z.object({ id: z.string(), winner: z.boolean() })),
  title: z.string(),
  /** `closed`: sales have ended, and the list of tickets is published; the draw follows. */
  state: z.enum(['future', 'active', 'closed', 'drawn', 'canceled']),
  start_at: z.string(),
  end_at: z.string(),
  draw_at: z.string(),
  /** Number of tickets issued, from which the chance of each ticket follows [C29]. */
  tickets_total: z.int(),
  /** Points that a ticket costs; `null` if tickets cannot be bought. */
  price_points: z.int().nullable(),
  max_per_player: z.int(),
  earning: Earning.nullable(),
  prizes: z.array(LotteryPrize),
  /** The proof of the draw [PX-69]. The hash of the seed is published from the beginning. */
  proof: z.object({
    seed_hash: z.string(),
    /** The hash of the list, and of list and seed together; `null` until sales have ended. */
    list_hash: z.string().nullable(),
    commitment: z.string().nullable(),
    /** The seed; `null` before the draw. */
    seed: z.string().nullable(),
  }),
  winners: z.array(
    z.object({
      /** Place of the prize, from 1. */
      place: z.int(),
      number: z.int(),
      /** At most six characters of the winner's name. */
      user_name: z.string(),
      /** Whether the winner exists only for demonstration. */
      is_sandbox: z.boolean(),
      reward: Reward,
    }),
  ),
});
export type Lottery = z.infer<typeof Lottery>;

/** The player's tickets in a lottery [PENTITY-002]. The numbers and the holder are our extension. */
export const LotteryStatus = z.object({
  lottery_id: z.string(),
  tickets: z.int(),
  numbers: z.array(z.int()),
  /** Stands for the player in the published list of tickets; `null` without tickets. */
  holder: z.string().nullable(),
});
export type LotteryStatus = z.infer<typeof LotteryStatus>;

const call = { server: 'platform', built: true, rate: 'read' } as const;
const open = { ...call, access: 'guest', cache: { maxAgeSec: 5, staleSec: 86_400, guestsOnly: true } } as const;
const player = { ...call, access: 'player', onBreak: 'served' } as const;

export const lottery = endpoints({
  listLotteries: {
    ...open,
    route: 'GET /api/lotteries',
    summary: 'The lotteries (PCALL-001).',
    answer: z.array(Lottery),
    refusals: [],
  },
  lotteryStatuses: {
    ...player,
    route: 'GET /api/lotteries/statuses',
    summary: 'The player’s tickets in every lottery (PCALL-002).',
    answer: z.array(LotteryStatus),
    refusals: ['unauthenticated'],
  },
  getLottery: {
    ...open,
    route: 'GET /api/lotteries/{slug}',
    summary: 'One lottery (PCALL-003).',
    ids: { slug: 'public' },
    answer: Lottery,
    refusals: ['not_found'],
  },
  lotteryStatus: {
    ...player,
    route: 'GET /api/lotteries/{id}/status',
    summary: 'The player’s tickets in one lottery (PCALL-004).',
    ids: { id: 'public' },
    answer: LotteryStatus,
    refusals: ['unauthenticated', 'not_found'],
  },
  lotteryTickets: {
    ...open,
    route: 'GET /api/lotteries/{slug}/tickets',
    summary: 'The final list of tickets with their holders, once sales have ended (PX-69).',
    ids: { slug: 'public' },
    answer: z.array(z.object({ number: z.int(), holder: z.string() })),
    refusals: ['not_found'],
  },
  buyTickets: {
    ...player,
    route: 'POST /api/lotteries/{id}/tickets',
    summary: 'Buy tickets with points, all or none (PLOTT-001).',
    ids: { id: 'public' },
    rate: 'reward',
    brings: 'reward',
    onBreak: 'refused',
    idempotent: true,
    status: 201,
    body: z.strictObject({ count: z.int().min(1).max(1_000) }),
    answer: LotteryStatus,
    refusals: [
      'rate_limited',
      'unauthenticated',
      'forbidden',
      'not_found',
      'invalid',
      'under_age',
      'country_closed',
      'self_excluded',
      'cooling_off',
      'limit_reached',
      'profile_incomplete',
      'not_enough_money',
      'idempotency_mismatch',
    ],
  },
});

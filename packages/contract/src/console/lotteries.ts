import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import { trimmedText } from '../core/text.ts';
import { Earning, Lottery, LotteryPrize } from '../lottery.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true, brings: 'nothing' } as const;

const Terms = z.strictObject({
  title: trimmedText(80).min(1),
  start_at: z.iso.datetime(),
  end_at: z.iso.datetime(),
  /** Points that a ticket costs; `null` if tickets cannot be bought. */
  price_points: z.int().min(1).max(1_000_000_000).nullable(),
  max_per_player: z.int().min(1).max(1_000),
  earning: Earning.nullable(),
  prizes: z.array(LotteryPrize).min(1).max(20),
});
export type LotteryTerms = z.infer<typeof Terms>;

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);

/** Lotteries as an operator runs them. Every write is in the audit trail. */
export const consoleLotteries = endpoints({
  consoleLotteries: {
    ...operator,
    route: 'GET /console/api/lotteries',
    summary: 'All lotteries, newest first.',
    answer: z.array(Lottery),
    refusals: ['unauthenticated'],
  },
  consoleCreateLottery: {
    ...operator,
    route: 'POST /console/api/lotteries',
    summary: 'Create a lottery. Its seed is drawn at once, and the hash of the seed is published.',
    ids: { lottery_id: 'public' },
    status: 201,
    idempotent: true,
    body: Terms.extend({ slug }),
    answer: Lottery,
    refusals: ['unauthenticated', 'invalid', 'idempotency_mismatch'],
  },
  consoleDuplicateLottery: {
    ...operator,
    route: 'POST /console/api/lotteries/{id}/copies',
    summary: 'Create a lottery with the terms of another, under another slug and with another window and seed.',
    ids: { id: 'public' },
    status: 201,
    idempotent: true,
    body: Terms.pick({ start_at: true, end_at: true }).extend({ slug }),
    answer: Lottery,
    refusals: ['unauthenticated', 'not_found', 'invalid', 'idempotency_mismatch'],
  },
  consoleEditLottery: {
    ...operator,
    route: 'PUT /console/api/lotteries/{id}',
    summary:
      'Change a lottery that has not begun. Afterwards only its title can change, because players rely on the rest.',
    ids: { id: 'public', lottery_id: 'public' },
    body: Terms,
    answer: Lottery,
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
  consoleMoveLottery: {
    ...operator,
    route: 'POST /console/api/lotteries/{id}/state',
    summary:
      'Start a lottery now, end its sales now, or cancel it before the draw, which returns the points of its tickets.',
    ids: { id: 'public' },
    body: z.strictObject({ action: z.enum(['start', 'end', 'cancel']), reason: trimmedText(500).min(1) }),
    answer: Lottery,
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
});

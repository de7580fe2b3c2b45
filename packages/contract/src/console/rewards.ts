import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import { WireAmount } from '../core/money.ts';
import { trimmedText } from '../core/text.ts';
import { Reward, StaffReward } from '../reward.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true, brings: 'nothing' } as const;

/** A reward that a player was given. */
export const GivenReward = z.object({
  id: z.uuid(),
  reward: Reward,
  /** Giver and reference, such as `console:{uuid}`. A cause gives a player at most one reward [PX-06]. */
  cause: z.string(),
  /** Why a member of staff gave the reward; `null` if the platform gave it. */
  reason: z.string().nullable(),
  given_by: z.string(),
  given_at: z.string(),
});
export type GivenReward = z.infer<typeof GivenReward>;

/** A change of a player's points. `points` is negative if they were spent, and `balance` is the result. */
const PointsChange = z.object({
  at: z.string(),
  kind: z.enum(['earned', 'given', 'spent']),
  cause: z.string(),
  points: WireAmount,
  balance: WireAmount,
});

/** Rewards that staff give, and a list of everything a player was given. */
export const consoleRewards = endpoints({
  consoleRewards: {
    ...operator,
    route: 'GET /console/api/players/{email}/rewards',
    summary: 'What a player was given, by whom and for which cause: newest first, a thousand at most [PX-06].',
    ids: { email: 'public' },
    answer: z.array(GivenReward),
    refusals: ['unauthenticated', 'not_found'],
  },
  consolePoints: {
    ...operator,
    route: 'GET /console/api/players/{email}/points',
    summary: 'A player’s points, and what changed them: newest first, a thousand at most [PX-05].',
    ids: { email: 'public' },
    answer: z.object({ chargeable: WireAmount, persistent: WireAmount, history: z.array(PointsChange) }),
    refusals: ['unauthenticated', 'not_found'],
  },
  consoleGiveReward: {
    ...operator,
    route: 'POST /console/api/players/{email}/rewards',
    summary:
      'Give a player a bonus or free spins of an offer, points or a group, with a reason; `forbidden` names the rule that denies it to the player [PX-07].',
    ids: { email: 'public' },
    status: 201,
    idempotent: true,
    body: z.strictObject({ reward: StaffReward, reason: trimmedText(500).min(1) }),
    answer: GivenReward,
    refusals: ['unauthenticated', 'forbidden', 'not_found', 'invalid', 'idempotency_mismatch'],
  },
});

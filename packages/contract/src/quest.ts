import * as z from 'zod';
import { endpoints } from './core/endpoint.ts';
import { CurrencyCodeSchema, WireAmount } from './core/money.ts';
import { Reward } from './reward.ts';
import { Promo, Quest } from './tournament.ts';

/**
 * A quest with the reward of each level; `null` for a level without one. Thresholds and the bets that decide the level
 * are in the currency in which the player plays, or in EUR for guests and if that currency has no thresholds
 * [PQUEST-018]. A quest has no leaderboard, and so none of its fields.
 */
export const QuestMap = Quest.omit({
  terms: true,
  players: true,
  closes_at: true,
  is_final: true,
  is_cancelled: true,
}).extend({
  levels: z.array(Quest.shape.levels.element.extend({ reward: Reward.nullable() })),
});
export type QuestMap = z.infer<typeof QuestMap>;

/** An achievement, which has no end that matters, or an action of a few days. Both count rounds of own money. */
export const Challenge = Promo.extend({
  type: z.enum(['achievement', 'action']),
  slug: z.string(),
  title: z.string(),
  /** The steps in ascending order: the number of rounds, and the reward for reaching it. */
  goals: z.array(z.object({ rounds: z.int(), reward: Reward.nullable() })),
  /** If set, only rounds that return at least this multiple of their stake count. */
  min_multiplier: z.int().nullable(),
});
export type Challenge = z.infer<typeof Challenge>;

/** How far the player is in a quest, an achievement or an action. */
export const QuestStatus = z.object({
  tournament_id: z.string(),
  /** Own money staked, by currency [PX-02]. Empty for achievements and actions. */
  bets: z.array(z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount })),
  /**
   * The bets that decide the level of a quest, in its currency: those made in the currency in which the player plays.
   * `null` without such bets.
   */
  counted: z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount }).nullable(),
  /** Rounds counted. 0 for quests. */
  rounds: z.int(),
  /** The levels whose reward the player has been given, also through bets in another currency. Ascending. */
  rewarded_levels: z.array(z.int()),
});
export type QuestStatus = z.infer<typeof QuestStatus>;

const call = { server: 'platform', built: true, rate: 'read', refusals: [] } as const;
const open = { ...call, access: 'optional', cache: { maxAgeSec: 15, staleSec: 86_400, guestsOnly: true } } as const;

export const quest = endpoints({
  listQuests: {
    ...open,
    route: 'GET /api/quests',
    summary: 'Quests that run, come or have just ended, with their maps (PQUEST-001).',
    answer: z.array(QuestMap),
  },
  listChallenges: {
    ...open,
    route: 'GET /api/achievements',
    summary: 'Achievements and actions that run, come or have just ended (PROUTE-007, PROUTE-008).',
    answer: z.array(Challenge),
  },
  questStatuses: {
    ...call,
    access: 'player',
    onBreak: 'served',
    route: 'GET /api/quests/player',
    summary: 'How far the player is in each of them (PQUEST-011).',
    answer: z.array(QuestStatus),
    refusals: ['unauthenticated'],
  },
});

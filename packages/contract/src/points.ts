import * as z from 'zod';
import { endpoints } from './core/endpoint.ts';
import { locales } from './core/locale.ts';
import { text } from './core/text.ts';
import { CompCard, CompPoints, EarningRate, Level, PointsEntry } from './points-entities.ts';
import { Reward } from './reward.ts';

const guest = { server: 'platform', built: true, access: 'guest', rate: 'read' } as const;
const player = { ...guest, access: 'player', onBreak: 'served' } as const;
const shown = { ...guest, access: 'optional', cache: { maxAgeSec: 15, staleSec: 86_400, guestsOnly: true } } as const;
const exchange = { ...player, rate: 'reward', idempotent: true, onBreak: 'refused', brings: 'reward' } as const;
const exchangeRefusals = [
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
  'not_enough_points',
  'rate_changed',
  'idempotency_mismatch',
] as const;
/** What the player received in exchange for points, and the remaining points. */
const exchanged = z.object({ points: CompPoints, reward: Reward });
const inLocale = z.object({ locale: z.enum(locales).default('en-CA') });
/** The card's `group` and `version`, as the player was shown them. */
const card = { group: text(80), version: z.int().min(1) };
const points = z.int().min(1).max(1_000_000_000);

/** Calls for comp points, their shop and the levels that players reach with them. */
export const compPoints = endpoints({
  compPoints: {
    ...player,
    route: 'GET /api/player/comp_points',
    summary: 'The player’s points (CALL-026, PCALL-019).',
    answer: CompPoints,
    refusals: ['unauthenticated'],
  },
  pointsHistory: {
    ...player,
    route: 'GET /api/player/comp_points/history',
    summary: 'What changed the player’s points in a month (UTC), newest first, 500 lines at most.',
    query: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
    answer: z.object({ earned: z.int(), given: z.int(), spent: z.int(), entries: z.array(PointsEntry) }),
    refusals: ['unauthenticated', 'invalid'],
  },
  earningRates: {
    ...guest,
    route: 'GET /api/comp_points/earning',
    summary: 'How much own money has to be staked for one point, by category of games.',
    answer: z.array(EarningRate),
    refusals: [],
  },
  moneyRates: {
    ...shown,
    route: 'GET /api/comp_points/rates/money',
    summary: 'What points buy in money; nothing for a player who may not be shown promotions (PCALL-020).',
    query: inLocale,
    answer: z.array(CompCard),
    refusals: ['invalid'],
  },
  rates: {
    ...shown,
    route: 'GET /api/comp_points/rates/{type}',
    summary: 'What points buy of a type: freespins, lootboxes or lotteries (PCALL-021).',
    ids: { type: 'public' },
    query: inLocale,
    answer: z.array(CompCard),
    refusals: ['not_found', 'invalid'],
  },
  exchangeMoney: {
    ...exchange,
    route: 'POST /api/comp_points/exchange/money',
    summary: 'Exchange points for money; `rate_changed` returns the card as it is now (PCALL-022, PX-75).',
    body: z.strictObject({ exchange: z.strictObject({ points, ...card }) }),
    answer: exchanged,
    refusals: exchangeRefusals,
  },
  exchange: {
    ...exchange,
    route: 'POST /api/comp_points/exchange/{type}',
    summary: 'Exchange points for free spins, lootboxes or lottery tickets (PCALL-023, PCALL-024).',
    ids: { type: 'public', lottery_id: 'public' },
    body: z.union([
      z.strictObject({ points, ...card }),
      z.strictObject({ tickets_count: z.int().min(1).max(1_000), lottery_id: text(80), ...card }),
    ]),
    answer: exchanged,
    refusals: exchangeRefusals,
  },
  levels: {
    ...player,
    route: 'GET /api/player/levels',
    summary: 'The levels from the lowest up, with those that the player has reached (PENTITY-014).',
    query: inLocale,
    answer: z.array(Level),
    refusals: ['unauthenticated', 'invalid'],
  },
});

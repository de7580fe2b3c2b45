import * as z from 'zod';
import { endpoints } from './core/endpoint.ts';
import { Reward } from './reward.ts';
import { CompCard, CompPoints, VipManager, VipProgress } from './vip-entities.ts';
import { text } from './core/text.ts';

const guest = { server: 'platform', built: false, access: 'guest', rate: 'read' } as const;
const player = { ...guest, access: 'player', onBreak: 'served' } as const;
const reward = { ...player, rate: 'reward', idempotent: true, onBreak: 'refused' } as const;
const rewardRefusals = [
  'rate_limited',
  'unauthenticated',
  'forbidden',
  'not_found',
  'invalid',
  'self_excluded',
  'cooling_off',
] as const;
/** What the player received in exchange for points, and the remaining points. */
const exchanged = z.object({ points: CompPoints, reward: Reward });
const group = text(80);

/** Calls for comp points and VIP. */
export const loyalty = endpoints({
  compPoints: {
    ...player,
    route: 'GET /api/player/comp_points',
    summary: 'The player’s points (CALL-026, PCALL-019).',
    answer: CompPoints,
    refusals: ['unauthenticated'],
  },
  moneyRates: {
    ...guest,
    route: 'GET /api/comp_points/rates/money',
    summary: 'What points buy in money (PCALL-020).',
    answer: z.array(CompCard),
    refusals: [],
  },
  rates: {
    ...guest,
    route: 'GET /api/comp_points/rates/{type}',
    summary: 'What points buy of a type: freespins, lootboxes or lotteries (PCALL-021).',
    ids: { type: 'public' },
    answer: z.array(CompCard),
    refusals: ['not_found'],
  },
  exchangeMoney: {
    ...reward,
    route: 'POST /api/comp_points/exchange/money',
    brings: 'reward',
    summary: 'Exchange points for money (PCALL-022).',
    body: z.strictObject({ exchange: z.strictObject({ points: z.int().min(1), group }) }),
    answer: exchanged,
    refusals: rewardRefusals,
  },
  exchange: {
    ...reward,
    route: 'POST /api/comp_points/exchange/{type}',
    brings: 'reward',
    summary: 'Exchange points for free spins, lootboxes or lottery tickets (PCALL-023, PCALL-024).',
    ids: { type: 'public', lottery_id: 'public' },
    body: z.union([
      z.strictObject({ points: z.int().min(1), group }),
      z.strictObject({ tickets_count: z.int().min(1), lottery_id: text(80), group }),
    ]),
    answer: exchanged,
    refusals: rewardRefusals,
  },
  vipProgress: {
    ...player,
    route: 'GET /jam/vip_status_progress',
    summary: 'How far the player is on the way to the next status (PCALL-028).',
    answer: VipProgress,
    refusals: ['unauthenticated'],
  },
  vipManagers: {
    ...player,
    built: true,
    route: 'POST /api/fe/config/managers',
    brings: 'nothing',
    summary: 'The managers of the groups of the session; the groups in the body are not believed (CALL-012, D4).',
    body: z.object({ userGroups: z.array(z.union([z.int(), text(80)])).optional() }),
    answer: z.array(VipManager),
    refusals: ['unauthenticated'],
  },
});

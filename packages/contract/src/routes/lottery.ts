import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const lotteryRoutes = {
  listLotteries: 'GET /api/lotteries',
  lotteryStatuses: 'GET /api/lotteries/statuses',
  getLottery: 'GET /api/lotteries/{slug}',
  lotteryStatus: 'GET /api/lotteries/{id}/status',
  lotteryTickets: 'GET /api/lotteries/{slug}/tickets',
  buyTickets: 'POST /api/lotteries/{id}/tickets',
} as const satisfies Record<string, Route>;

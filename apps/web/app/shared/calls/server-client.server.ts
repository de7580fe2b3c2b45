import { accountRoutes } from '@liftoff/contract/routes/account';
import { adventureRoutes } from '@liftoff/contract/routes/adventure';
import { bonusRoutes } from '@liftoff/contract/routes/bonus';
import { cashboxRoutes } from '@liftoff/contract/routes/cashbox';
import { compPointsRoutes } from '@liftoff/contract/routes/comp-points';
import { contentRoutes } from '@liftoff/contract/routes/content';
import { gameRoutes } from '@liftoff/contract/routes/game';
import { jackpotRoutes } from '@liftoff/contract/routes/jackpot';
import { limitsRoutes } from '@liftoff/contract/routes/limits';
import { lobbyRoutes } from '@liftoff/contract/routes/lobby';
import { lootboxRoutes } from '@liftoff/contract/routes/lootbox';
import { lotteryRoutes } from '@liftoff/contract/routes/lottery';
import { loyaltyRoutes } from '@liftoff/contract/routes/loyalty';
import { questRoutes } from '@liftoff/contract/routes/quest';
import { securityRoutes } from '@liftoff/contract/routes/security';
import { siteConfigRoutes } from '@liftoff/contract/routes/site-config';
import { tournamentRoutes } from '@liftoff/contract/routes/tournament';
import { verificationRoutes } from '@liftoff/contract/routes/verification';
import { walletRoutes } from '@liftoff/contract/routes/wallet';
import type { PageContext } from '../../page-context.ts';
import { callsOf } from './calls-of.ts';

/** The routes that loaders call. */
const asked = {
  ...accountRoutes,
  ...adventureRoutes,
  ...bonusRoutes,
  ...cashboxRoutes,
  ...compPointsRoutes,
  ...contentRoutes,
  ...gameRoutes,
  ...jackpotRoutes,
  ...limitsRoutes,
  ...lobbyRoutes,
  ...lotteryRoutes,
  ...questRoutes,
  ...lootboxRoutes,
  ...loyaltyRoutes,
  ...securityRoutes,
  ...siteConfigRoutes,
  ...tournamentRoutes,
  ...verificationRoutes,
  ...walletRoutes,
};

/**
 * Client for calls from a loader, with the visitor's cookies. A response cached by the edge is the same frozen object
 * for every page.
 */
export const clientOf = (page: Pick<PageContext, 'send'>) => callsOf(asked, page.send);

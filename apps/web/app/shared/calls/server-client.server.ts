import * as routes from '@liftoff/contract/core/routes';
import type { PageContext } from '../../page-context.ts';
import { callsOf } from './calls-of.ts';

/** The groups of routes that loaders call. */
const {
  accountRoutes,
  adventureRoutes,
  bonusRoutes,
  cashboxRoutes,
  compPointsRoutes,
  contentRoutes,
  gameRoutes,
  jackpotRoutes,
  limitsRoutes,
  lobbyRoutes,
  lotteryRoutes,
  questRoutes,
  lootboxRoutes,
  loyaltyRoutes,
  securityRoutes,
  siteConfigRoutes,
  tournamentRoutes,
  verificationRoutes,
  walletRoutes,
} = routes;
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

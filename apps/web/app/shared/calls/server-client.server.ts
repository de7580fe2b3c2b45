import * as routes from '@liftoff/contract/core/routes';
import type { PageContext } from '../../page-context.ts';
import { callsOf } from './calls-of.ts';

/** The nouns whose calls loaders make. */
const {
  accountRoutes,
  cashboxRoutes,
  contentRoutes,
  gameRoutes,
  jackpotRoutes,
  limitsRoutes,
  lobbyRoutes,
  securityRoutes,
  verificationRoutes,
  walletRoutes,
} = routes;
const asked = {
  ...accountRoutes,
  ...cashboxRoutes,
  ...contentRoutes,
  ...gameRoutes,
  ...jackpotRoutes,
  ...limitsRoutes,
  ...lobbyRoutes,
  ...securityRoutes,
  ...verificationRoutes,
  ...walletRoutes,
};

/**
 * Calls from a loader, with the visitor's cookies. What an answer says that the edge keeps is the same object for every
 * page, and cannot be changed.
 */
export const clientOf = (page: Pick<PageContext, 'send'>) => callsOf(asked, page.send);

import * as routes from '@liftoff/contract/routes';
import type { PageContext } from '../page-context.ts';
import { callsOf } from './calls/calls-of.ts';

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

/** Calls from a loader, with the visitor's cookies. */
export const clientOf = (page: Pick<PageContext, 'send'>) => callsOf(asked, page.send);

import { accountRoutes } from '@liftoff/contract/routes/account';
import { cashboxRoutes } from '@liftoff/contract/routes/cashbox';
import { contentRoutes } from '@liftoff/contract/routes/content';
import { gameRoutes } from '@liftoff/contract/routes/game';
import { lobbyRoutes } from '@liftoff/contract/routes/lobby';
import { expect, it } from 'vitest';
import { routeAt } from './call-routes.ts';

it.each([
  ['GET', '/api/player', accountRoutes.getPlayer],
  ['GET', '/payments/methods', cashboxRoutes.paymentMethods],
  ['GET', '/payments/card/fields', undefined],
  ['GET', '/payments/methods/card/fields', cashboxRoutes.paymentMethodFields],
  ['GET', '/payments/01a1', cashboxRoutes.getPayment],
  ['GET', '/payments/', undefined],
  ['POST', '/api/games_filter', lobbyRoutes.filterGames],
  ['GET', '/api/games_filter', undefined],
  ['GET', '/api/cms/pages', contentRoutes.cmsPages],
  ['GET', '/api/cms/pages/fairness', contentRoutes.cmsPage],
  ['GET', '/api/cms/pages/terms-and-conditions/EE', contentRoutes.cmsPageByPath],
  ['POST', '/payments/deposits', cashboxRoutes.createDeposit],
  ['POST', '/api/games/rocket-x/launch', gameRoutes.launchGame],
  ['PUT', '/api/subscriptions', accountRoutes.updateSubscriptions],
  // These calls have no response body.
  ['DELETE', '/api/users/sign_out', undefined],
  ['DELETE', '/payments/01a1', undefined],
  ['POST', '/api/cms/pages/terms-and-conditions/EE', undefined],
  ['GET', '/api/nothing', undefined],
])('a request for %s %s resolves to the call %s [B13]', (method, path, route) => {
  expect(routeAt(method, path)).toBe(route);
});

import { securityRoutes } from '@liftoff/contract/routes/security';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser, sendRenewing } from '../send.ts';

export const securityCalls = callsOf(securityRoutes, (route, url, init) =>
  (route === securityRoutes.changePassword ? sendRenewing : sendFromBrowser)(route, url, init),
);

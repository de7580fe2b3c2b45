import { siteConfigRoutes } from '@liftoff/contract/routes/site-config';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const siteConfigCalls = callsOf(siteConfigRoutes, sendFromBrowser);

import { supportRoutes } from '@liftoff/contract/routes/support';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const supportCalls = callsOf(supportRoutes, sendFromBrowser);

import { limitsRoutes } from '@liftoff/contract/core/routes';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const limitsCalls = callsOf(limitsRoutes, sendFromBrowser);

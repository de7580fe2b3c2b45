import { limitsRoutes } from '@liftoff/contract/routes/limits';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const limitsCalls = callsOf(limitsRoutes, sendFromBrowser);

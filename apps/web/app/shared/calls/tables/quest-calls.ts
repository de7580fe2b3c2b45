import { questRoutes } from '@liftoff/contract/routes/quest';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const questCalls = callsOf(questRoutes, sendFromBrowser);

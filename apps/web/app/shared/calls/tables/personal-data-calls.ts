import { personalDataRoutes } from '@liftoff/contract/routes/personal-data';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const personalDataCalls = callsOf(personalDataRoutes, sendFromBrowser);

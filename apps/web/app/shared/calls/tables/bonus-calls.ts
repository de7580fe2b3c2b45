import { bonusRoutes } from '@liftoff/contract/routes/bonus';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const bonusCalls = callsOf(bonusRoutes, sendFromBrowser);

import { compPointsRoutes } from '@liftoff/contract/routes/comp-points';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const pointsCalls = callsOf(compPointsRoutes, sendFromBrowser);

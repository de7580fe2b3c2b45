import { loyaltyRoutes } from '@liftoff/contract/routes/loyalty';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const loyaltyCalls = callsOf(loyaltyRoutes, sendFromBrowser);

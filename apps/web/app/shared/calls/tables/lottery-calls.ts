import { lotteryRoutes } from '@liftoff/contract/routes/lottery';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const lotteryCalls = callsOf(lotteryRoutes, sendFromBrowser);

import { jackpotRoutes } from '@liftoff/contract/routes/jackpot';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const jackpotCalls = callsOf(jackpotRoutes, sendFromBrowser);

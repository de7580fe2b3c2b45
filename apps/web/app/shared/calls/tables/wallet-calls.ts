import { walletRoutes } from '@liftoff/contract/routes/wallet';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const walletCalls = callsOf(walletRoutes, sendFromBrowser);

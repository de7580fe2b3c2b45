import { accountRoutes } from '@liftoff/contract/routes/account';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const accountCalls = callsOf(accountRoutes, sendFromBrowser);

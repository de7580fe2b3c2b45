import { adventureRoutes } from '@liftoff/contract/core/routes';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const adventureCalls = callsOf(adventureRoutes, sendFromBrowser);

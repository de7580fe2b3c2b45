import { adventureRoutes } from '@liftoff/contract/routes/adventure';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const adventureCalls = callsOf(adventureRoutes, sendFromBrowser);

import { lootboxRoutes } from '@liftoff/contract/routes/lootbox';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const lootboxCalls = callsOf(lootboxRoutes, sendFromBrowser);

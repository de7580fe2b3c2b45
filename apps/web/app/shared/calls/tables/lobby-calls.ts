import { lobbyRoutes } from '@liftoff/contract/routes/lobby';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const lobbyCalls = callsOf(lobbyRoutes, sendFromBrowser);

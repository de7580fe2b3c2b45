import { gameRoutes } from '@liftoff/contract/routes/game';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const gameCalls = callsOf(gameRoutes, sendFromBrowser);

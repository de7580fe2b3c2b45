import { tournamentRoutes } from '@liftoff/contract/routes/tournament';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

export const tournamentCalls = callsOf(tournamentRoutes, sendFromBrowser);

import { verificationRoutes } from '@liftoff/contract/routes/verification';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

const { verificationState, documentLink } = verificationRoutes;

export const verificationCalls = callsOf({ verificationState, documentLink }, sendFromBrowser);

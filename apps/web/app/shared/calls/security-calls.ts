import { securityRoutes } from '@liftoff/contract/routes';
import { callsOf } from './calls-of.ts';
import { sendFromBrowser } from './send.ts';

export const securityCalls = callsOf(securityRoutes, sendFromBrowser);

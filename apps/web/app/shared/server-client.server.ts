import { makeClient, type Client } from '@liftoff/contract/client';
import type { PageContext } from '../page-context.ts';
import { lobbyRoutes, type LobbyCalls } from './calls/lobby-calls.ts';

/** The lobby's calls from a loader, with the visitor's cookies. */
export const clientOf = (page: PageContext): Client<LobbyCalls> => makeClient<LobbyCalls>(lobbyRoutes, '', page.send);

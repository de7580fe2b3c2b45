import { makeClient, type Client, type Send } from '@liftoff/contract/core/client';
import type { CallTable } from '@liftoff/contract/core/call-table';

export type CallName = keyof CallTable;

/** A client for the named calls in the contract. */
export type Calls<Name extends CallName> = Client<Pick<CallTable, Name>>;

/**
 * Creates a client for these calls. The types are taken from the contract's table by name, so only the route strings
 * are part of the bundle. An unknown name, or another call's route, does not compile.
 */
export const callsOf = <Name extends CallName>(
  routes: { readonly [K in Name]: CallTable[K]['route'] },
  send: Send,
): Calls<Name> => makeClient<Pick<CallTable, Name>>(routes, '', send);

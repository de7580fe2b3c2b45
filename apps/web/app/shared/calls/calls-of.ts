import { makeClient, type Client, type Send } from '@liftoff/contract/core/client';
import type { CallTable } from '@liftoff/contract/core/call-table';

export type CallName = keyof CallTable;

/** Some calls of the table, by their names. */
export type Calls<Name extends CallName> = Client<Pick<CallTable, Name>>;

/**
 * A client of these calls. Their types are those of the contract's table, by name; what enters a bundle is their route
 * strings alone. An unknown name, or a route that is not the call's, does not compile.
 */
export const callsOf = <Name extends CallName>(
  routes: { readonly [K in Name]: CallTable[K]['route'] },
  send: Send,
): Calls<Name> => makeClient<Pick<CallTable, Name>>(routes, '', send);

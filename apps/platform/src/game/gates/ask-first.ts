import { isRefused, type Refused } from '../../core/call.ts';

/**
 * Thrown by a gate that must query another system, because a transaction must not wait for an external response. The
 * stake is rolled back, and `ask` runs outside the transaction. If `ask` raises no objection, the stake is decided
 * again.
 */
export class AskFirst extends Error {
  readonly ask: () => Promise<Refused | null>;
  constructor(ask: () => Promise<Refused | null>) {
    super('Another system is to be asked first');
    this.ask = ask;
  }
}

/**
 * Runs a stake decision. If a gate throws `AskFirst`, queries the other system once and, unless it refuses, decides
 * again.
 */
export async function askingFirst<T>(decide: () => Promise<T | Refused>): Promise<T | Refused> {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof AskFirst)) throw error;
    const refused = await error.ask();
    return isRefused(refused) ? refused : await decide();
  }
}

import { isRefused, type Refused } from '../../core/call.ts';

/**
 * Thrown by a gate that has to ask another system, which no transaction may wait for: the stake is undone, `ask` is asked
 * outside, and where it has nothing against it the stake is decided anew.
 */
export class AskFirst extends Error {
  readonly ask: () => Promise<Refused | null>;
  constructor(ask: () => Promise<Refused | null>) {
    super('Another system is to be asked first');
    this.ask = ask;
  }
}

/** Decides about a stake; what a gate has to know from another system is asked in between, once. */
export async function askingFirst<T>(decide: () => Promise<T | Refused>): Promise<T | Refused> {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof AskFirst)) throw error;
    const refused = await error.ask();
    return isRefused(refused) ? refused : await decide();
  }
}

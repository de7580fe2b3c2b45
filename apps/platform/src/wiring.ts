import type { HouseTable } from '@liftoff/contract/table';
import type { Hono } from 'hono';
import type { Doors, Handlers } from './call.ts';
import type { House } from './house-context.ts';

/** What the nouns give the house. */
export interface Wired {
  readonly handlers: Handlers<HouseTable>;
  readonly doors: Doors;
  /** Routes that are no calls of the contract: frames, pictures, the console's page. */
  readonly pages: readonly ((app: Hono) => void)[];
  /** Fills an empty house; one that has players stays as it is. `small` is enough for tests. */
  readonly seed: (amount: 'small' | 'full') => Promise<void>;
  /** What runs once the house answers: warming pictures, beating tables. */
  readonly background: readonly (() => Promise<void>)[];
}

/**
 * Puts the nouns together: each gives the handlers of its calls, and listeners are joined to what they listen to.
 * A built call of the contract without a handler does not compile here.
 */
export function wire(_house: House): Wired {
  return {
    handlers: {},
    doors: { player: async () => null, frame: async () => null },
    pages: [],
    seed: async () => undefined,
    background: [],
  };
}

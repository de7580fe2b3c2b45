import type { BetBody, FrameStart } from '@liftoff/contract/game/game';
import { storedIn } from './memory.ts';

type Launch = Pick<FrameStart, 'mode' | 'identifier' | 'currency' | 'storage_key'>;

/** Where the bet in flight is kept: this tab only, gone with it. */
export interface BetStore {
  read(): BetBody | null;
  keep(bet: BetBody): void;
  drop(): void;
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The platform decides about the bet itself; what has no id or no input was never one. */
const betOf = (kept: unknown): BetBody | null =>
  isFields(kept) && typeof kept.id === 'string' && isFields(kept.input) ? (kept as unknown as BetBody) : null;

/**
 * A bet is kept from before it is sent until it is answered, so that a lost connection or a reload sends it again
 * with the same id and gets the same answer: never a second stake [I5]. It is its player's in that currency: who plays in
 * the tab after them stakes nothing unasked [A10]. A browser that refuses storage still plays.
 */
export function betStore(launch: Launch, storage: () => Storage = () => sessionStorage): BetStore {
  const { mode, identifier, currency, storage_key: player } = launch;
  const key = `liftoff-bet:${mode}:${identifier}:${mode === 'real' ? `${player}:${currency}` : ''}`;
  const memory = storedIn(storage, () => key);
  return {
    read: () => memory.read('bet', betOf),
    keep: bet => memory.keep('bet', bet),
    drop() {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing is kept where nothing can be.
      }
    },
  };
}

import type { BetBody, FrameStart } from '@liftoff/contract/game/game';
import { storedIn } from './memory.ts';

type Launch = Pick<FrameStart, 'mode' | 'identifier' | 'currency' | 'storage_key'>;

/** Stores the pending bet, in this tab only. */
export interface BetStore {
  read(): BetBody | null;
  keep(bet: BetBody): void;
  drop(): void;
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Checks only that the stored value has an id and an input; the platform validates the bet itself. */
const betOf = (kept: unknown): BetBody | null =>
  isFields(kept) && typeof kept.id === 'string' && isFields(kept.input) ? (kept as unknown as BetBody) : null;

/**
 * Stores a bet before it is sent and until it is answered. After a lost connection or a reload, it is resent with the
 * same id and gets the same response, so the player is never charged twice [I5]. It is stored per player and
 * currency, so that another player in the same tab never resends it [A10]. Without browser storage, the game still
 * works.
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
        // Without storage, there is nothing to remove.
      }
    },
  };
}

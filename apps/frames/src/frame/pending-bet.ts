import type { BetBody } from '@liftoff/contract/game';

/** Where the bet in flight is kept: this tab only, gone with it. */
export interface BetStore {
  read(): BetBody | null;
  keep(bet: BetBody): void;
  drop(): void;
}

/**
 * A bet is kept from before it is sent until it is answered, so that a lost connection or a reload sends it again
 * with the same id and gets the same answer: never a second stake [I5]. A browser that refuses storage still plays.
 */
export function betStore(game: string, mode: string, storage: () => Storage = () => sessionStorage): BetStore {
  const key = `liftoff-bet:${mode}:${game}`;
  const attempt = <T>(work: (store: Storage) => T): T | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt(store => JSON.parse(store.getItem(key) ?? 'null') as BetBody | null),
    keep: bet => {
      attempt(store => store.setItem(key, JSON.stringify(bet)));
    },
    drop: () => {
      attempt(store => store.removeItem(key));
    },
  };
}

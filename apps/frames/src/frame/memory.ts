import type { FrameStart } from '@liftoff/contract/game';

/** What one player's frame keeps in this browser; a demo keeps it in its tab only. A browser without storage forgets. */
export interface Memory {
  read(name: string): unknown;
  keep(name: string, value: unknown): void;
}

type Owner = Pick<FrameStart, 'mode' | 'storage_key'>;

const browserStorage = ({ mode }: Owner): Storage => (mode === 'real' ? localStorage : sessionStorage);

/** The memory of the player of a launch; players of one browser do not see each other's. */
export function memoryOf(owner: Owner, storage: () => Storage = () => browserStorage(owner)): Memory {
  const key = (name: string) => `liftoff:${owner.storage_key}:${name}`;
  return {
    read(name) {
      try {
        return JSON.parse(storage().getItem(key(name)) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    keep(name, value) {
      try {
        storage().setItem(key(name), JSON.stringify(value));
      } catch {
        // A full or closed storage keeps nothing; the game goes on.
      }
    },
  };
}

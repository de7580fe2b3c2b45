import type { FrameStart } from '@liftoff/contract/game';

/** What one player's frame keeps in this browser; a demo keeps it in its tab only. A browser without storage forgets. */
export interface Memory {
  /** What is kept under a name, as far as it has its shape: `shape` gives of it what has, or null. */
  read<T>(name: string, shape: (kept: unknown) => T | null): T | null;
  keep(name: string, value: unknown): void;
}

type Owner = Pick<FrameStart, 'mode' | 'storage_key'>;

const browserStorage = ({ mode }: Owner): Storage => (mode === 'real' ? localStorage : sessionStorage);

/** The memory of the player of a launch; players of one browser do not see each other's. */
export function memoryOf(owner: Owner, storage: () => Storage = () => browserStorage(owner)): Memory {
  return storedIn(storage, name => `liftoff:${owner.storage_key}:${name}`);
}

/** Names of which the log knows since the frame was opened. */
const told = new Set<string>();
let hear: (name: string) => void = () => undefined;

/** Who is told of what is broken in the storage: the page around the frame, which has a log. */
export function tellBroken(listener: (name: string) => void): void {
  told.clear();
  hear = listener;
}

function tellOnce(name: string): void {
  if (told.has(name)) return;
  told.add(name);
  hear(name);
}

/**
 * Storage may be full, closed to the frame or hold what another version of the game or another script wrote: then it
 * counts as empty, and the log is told once. Of what it holds, only what is broken goes [B14].
 */
export function storedIn(storage: () => Storage, keyOf: (name: string) => string): Memory {
  const keep = (name: string, value: unknown) => {
    try {
      storage().setItem(keyOf(name), JSON.stringify(value));
    } catch {
      // Not kept: the game goes on without it.
      tellOnce(name);
    }
  };
  return {
    read(name, shape) {
      try {
        const text = storage().getItem(keyOf(name));
        if (text === null) return null;
        const whole = shape(parsed(text));
        if (whole !== null && JSON.stringify(whole) === text) return whole;
        tellOnce(name);
        if (whole === null) storage().removeItem(keyOf(name));
        else keep(name, whole);
        return whole;
      } catch {
        tellOnce(name);
        return null;
      }
    },
    keep,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

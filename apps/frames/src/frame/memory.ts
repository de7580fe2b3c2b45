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

/** Names that were reported since the frame was opened. */
const reported = new Set<string>();
let report: (name: string) => void = () => undefined;

/** Who gets a report of what is broken in the storage: the page around the frame, which has a log. */
export function onBrokenStorage(listener: (name: string) => void): void {
  reported.clear();
  report = listener;
}

function reportOnce(name: string): void {
  if (reported.has(name)) return;
  reported.add(name);
  report(name);
}

/**
 * Storage may be full, closed to the frame or hold what another version of the game or another script wrote: then it
 * counts as empty, and that is reported once. Of what it holds, only what is broken goes [B14].
 */
export function storedIn(storage: () => Storage, keyOf: (name: string) => string): Memory {
  const keep = (name: string, value: unknown) => {
    try {
      storage().setItem(keyOf(name), JSON.stringify(value));
    } catch {
      // Not kept: the game goes on without it.
      reportOnce(name);
    }
  };
  return {
    read(name, shape) {
      try {
        const text = storage().getItem(keyOf(name));
        if (text === null) return null;
        const whole = shape(parsed(text));
        if (whole !== null && JSON.stringify(whole) === text) return whole;
        reportOnce(name);
        if (whole === null) storage().removeItem(keyOf(name));
        else keep(name, whole);
        return whole;
      } catch {
        reportOnce(name);
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

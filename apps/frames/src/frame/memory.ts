import type { FrameStart } from '@liftoff/contract/game/game';

/** What one player's frame keeps in its tab, gone with the tab [A10]. A browser without storage forgets. */
export interface Memory {
  /** What is kept under a name, as far as it has its shape: `shape` gives of it what has, or null. */
  read<T>(name: string, shape: (kept: unknown) => T | null): T | null;
  keep(name: string, value: unknown): void;
}

/** The memory of the player of a launch; players of one tab do not see each other's. */
export function memoryOf(
  { storage_key }: Pick<FrameStart, 'storage_key'>,
  storage: () => Storage = () => sessionStorage,
): Memory {
  return storedIn(storage, name => `liftoff:${storage_key}:${name}`);
}

/**
 * Drops what other players have left in this tab as the frame of a player starts, and what outlives every tab with any
 * frame [A10]. A demo leaves the tab as it is: its player may go on with a game of theirs, and compares its hashes then.
 */
export function forgetOthers({ mode, storage_key }: Pick<FrameStart, 'mode' | 'storage_key'>): void {
  dropPlayers(() => localStorage, null);
  if (mode === 'real') dropPlayers(() => sessionStorage, storage_key);
}

function dropPlayers(storage: () => Storage, except: string | null): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) {
      const isOwn = except !== null && key.split(':').includes(except);
      if (ofPlayer.test(key) && !isOwn) kept.removeItem(key);
    }
  } catch {
    // Nothing is kept where nothing can be.
  }
}

/** The keys of a player's own: of a memory, but for the stakes that all demos share, and of a bet in flight. */
const ofPlayer = /^(?:liftoff:(?!demo:)|liftoff-bet:real:)/;

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

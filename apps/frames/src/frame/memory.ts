import type { FrameStart } from '@liftoff/contract/game/game';

/**
 * A player's storage in the frame. It lasts only as long as the tab [A10]. If the browser has no storage, nothing is
 * stored.
 */
export interface Memory {
  /**
   * Returns the value stored under a name. `shape` returns the valid part of the stored data, or `null` if there is
   * none.
   */
  read<T>(name: string, shape: (kept: unknown) => T | null): T | null;
  keep(name: string, value: unknown): void;
}

/** The storage for the player of a launch. Players in the same tab cannot read each other's data. */
export function memoryOf(
  { storage_key }: Pick<FrameStart, 'storage_key'>,
  storage: () => Storage = () => sessionStorage,
): Memory {
  return storedIn(storage, name => `liftoff:${storage_key}:${name}`);
}

/**
 * When a player's frame starts, removes other players' data from this tab. In every frame, removes player data from
 * storage that outlives the tab [A10]. A demo leaves the tab's data alone, because its player might return to a
 * real-money game and compare hashes there.
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
    // If the storage is unavailable, there is nothing to remove.
  }
}

/** Matches the keys of player data: pending bets, and stored values other than the stakes that all demos share. */
const ofPlayer = /^(?:liftoff:(?!demo:)|liftoff-bet:real:)/;

/** Names that have already been reported since the frame was opened. */
const reported = new Set<string>();
let report: (name: string) => void = () => undefined;

/**
 * Sets the listener that receives the names of broken stored values: the page around the frame, which can log them.
 */
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
 * A storage that can be full, blocked in the frame, or contain data from another game version or script. Such data
 * counts as missing and is reported once; only the broken part is removed [B14].
 */
export function storedIn(storage: () => Storage, keyOf: (name: string) => string): Memory {
  const keep = (name: string, value: unknown) => {
    try {
      storage().setItem(keyOf(name), JSON.stringify(value));
    } catch {
      // Continues without storing the value.
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

/** What a press of the round button does. */
export interface Meaning {
  /** Tells one meaning from another; null: the button waits and a press does nothing. */
  name: string | null;
  /** The press costs money. */
  stakes: boolean;
}

/** Least time between a change of the button's meaning and the beginning of a press that stakes, in milliseconds. */
export const usualRestMs = 600;

/** Decides which presses count. A press is judged by the moment it began, not by the moment it ends. */
export interface PressGuard {
  /** What the button does from now on. Saying the same again changes nothing. */
  mean(meaning: Meaning): void;
  /** Milliseconds until a press may stake; 0 where nothing is waited for. */
  restLeft(): number;
  /** A finger, a mouse button or a key goes down. */
  begin(): void;
  /**
   * The press has ended on the button: whether it counts. It must have begun under the meaning it ends under and, where
   * it stakes, when that meaning had stood for the rest. A press without a beginning (of a screen reader) begins now.
   */
  counts(): boolean;
}

/** @param now milliseconds of a steady clock @param restMs how long a new meaning stands before it may stake */
export function pressGuard(now: () => number, restMs: number = usualRestMs): PressGuard {
  let meaning: Meaning | null = null;
  let changes = 0;
  let since = Number.NEGATIVE_INFINITY;
  let begun: { changes: number; allowed: boolean } | null = null;
  const restLeft = () => (meaning?.stakes === true ? Math.max(0, since + restMs - now()) : 0);
  const begin = () => {
    begun = { changes, allowed: meaning !== null && meaning.name !== null && restLeft() === 0 };
  };
  return {
    restLeft,
    begin,
    mean(next) {
      if (meaning !== null && meaning.name === next.name && meaning.stakes === next.stakes) return;
      // A button that has just been drawn has changed its meaning for nobody.
      if (meaning !== null) {
        changes += 1;
        since = now();
      }
      meaning = next;
    },
    counts() {
      if (begun === null) begin();
      const press = begun;
      begun = null;
      return press !== null && press.allowed && press.changes === changes;
    },
  };
}

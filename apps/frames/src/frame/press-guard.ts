/** The current action of the round button. */
export interface Meaning {
  /** Identifies the action; `null` if the button is waiting and presses do nothing. */
  name: string | null;
  /** Whether a press costs money. */
  stakes: boolean;
}

/**
 * Rest period in milliseconds: how long after a change of the button's meaning a press must begin in order to place a
 * stake.
 */
export const usualRestMs = 600;

/** Decides which presses count. A press is judged by when it began, not by when it ended. */
export interface PressGuard {
  /** Sets the button's current meaning. Setting the same meaning again has no effect. */
  mean(meaning: Meaning): void;
  /** Milliseconds until a press can place a stake; 0 outside the rest period. */
  restLeft(): number;
  /** Called when a finger, mouse button or key goes down. */
  begin(): void;
  /**
   * Called when a press ends on the button; returns whether it counts. It must have begun under the current meaning
   * and, if it places a stake, after the rest period. A press without a separate start, as from a screen reader,
   * counts as beginning now.
   */
  counts(): boolean;
}

/**
 * @param now returns milliseconds of a monotonic clock
 * @param restMs rest period after a change of meaning, in milliseconds
 */
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
      // The first meaning of a newly rendered button does not count as a change.
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

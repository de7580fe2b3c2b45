/** What a new amount, or number of minutes, makes of a limit. */
export type LimitChange = 'stricter' | 'same' | 'looser';

/**
 * Compares what a limit would allow with what it allows now; null: there is none yet. A stricter one holds at once, a
 * looser one waits for its delay and the player's word [C2] [C3].
 */
export function limitChange(now: bigint | null, wanted: bigint): LimitChange {
  if (now === null || wanted < now) return 'stricter';
  return wanted === now ? 'same' : 'looser';
}

/** The effect that a new amount or number of minutes has on a limit. */
export type LimitChange = 'stricter' | 'same' | 'looser';

/**
 * Compares a new limit with the current one, which is `null` if there is none. A stricter limit applies immediately;
 * a looser one waits for its delay and the player's confirmation [C2] [C3].
 */
export function limitChange(now: bigint | null, wanted: bigint): LimitChange {
  if (now === null || wanted < now) return 'stricter';
  return wanted === now ? 'same' : 'looser';
}

/** The money of a player that can pay a stake: cash, bonus money of a grant, or pre-funded free spins. */
export type StakeSource = 'cash' | 'bonus' | 'spins';

/** A part of a stake, in minor units and above 0. `grant` is the id of the grant, or of the set of free spins. */
export interface StakePart {
  readonly source: StakeSource;
  readonly grant: number | null;
  readonly amount: bigint;
}

/**
 * The amount of a stake that counts towards the wagering of a grant, in minor units. It is 0 if the game contributes
 * nothing, or only once the round is settled.
 */
export interface Contribution {
  readonly grant: number;
  readonly amount: bigint;
}

/** The cash in a stake, which is the only money of the player's own in it [PX-02]. */
export const cashIn = (parts: readonly StakePart[]): bigint =>
  parts.reduce((sum, { source, amount }) => (source === 'cash' ? sum + amount : sum), 0n);

/** The stakes of free spins in a stake. They are the operator's money, so no limit counts them [PX-02]. */
export const spinsIn = (parts: readonly StakePart[]): bigint =>
  parts.reduce((sum, { source, amount }) => (source === 'spins' ? sum + amount : sum), 0n);

/** The grant whose bonus money is in a stake, or `null`. */
export const bonusGrantIn = (parts: readonly StakePart[]): number | null =>
  parts.find(({ source }) => source === 'bonus')?.grant ?? null;

/** The set of free spins that paid a stake, or `null`. */
export const spinSetIn = (parts: readonly StakePart[]): number | null =>
  parts.find(({ source }) => source === 'spins')?.grant ?? null;

/**
 * Splits a win between the parts of its stake in proportion. The rounding remainder goes to cash, or to the first part
 * if the stake contained no cash [PX-12]. The shares add up to the win and are in the order of the parts.
 */
export function sharesOf(parts: readonly StakePart[], win: bigint): readonly StakePart[] {
  if (win === 0n) return parts.map(part => ({ ...part, amount: 0n }));
  const staked = parts.reduce((sum, { amount }) => sum + amount, 0n);
  if (staked === 0n) throw new RangeError('A stake of nothing has no shares');
  const shares = parts.map(part => ({ ...part, amount: (win * part.amount) / staked }));
  const rest = win - shares.reduce((sum, { amount }) => sum + amount, 0n);
  const takesRest = shares.find(({ source }) => source === 'cash') ?? shares[0];
  return shares.map(share => (share === takesRest ? { ...share, amount: share.amount + rest } : share));
}

/** Merges the parts of two stakes in one round, so that each source and grant has one entry. */
export function joinedParts(parts: readonly StakePart[], more: readonly StakePart[]): readonly StakePart[] {
  const sums = new Map<string, StakePart>();
  for (const part of [...parts, ...more]) {
    const key = `${part.source} ${part.grant}`;
    sums.set(key, { ...part, amount: (sums.get(key)?.amount ?? 0n) + part.amount });
  }
  return [...sums.values()];
}

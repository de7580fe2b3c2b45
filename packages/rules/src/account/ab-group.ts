/** Ids of the two A/B groups [STATE-039]. */
const odd = '543';
const even = '544';

/**
 * A player to be assigned. `groups` are the ids of their current groups, and `stag` is the affiliate tag from their
 * registration.
 */
interface Registered {
  readonly id: number;
  readonly groups: readonly string[];
  readonly stag: string | null;
}

/**
 * Determines a new player's A/B group by the parity of the partner id (the number at the start of the tag), or else
 * of the player id. Returns `null` if the player is already in one of the groups [STATE-038] [STATE-039].
 */
export function abGroup({ id, groups, stag }: Registered): number | null {
  if (groups.includes(odd) || groups.includes(even)) return null;
  const partner = /^\d+/.exec(stag ?? '')?.[0];
  const last = partner === undefined ? id : Number(partner.at(-1));
  return Number(last % 2 === 1 ? odd : even);
}

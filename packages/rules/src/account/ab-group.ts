/** STATE-039: the two halves of the players. */
const odd = '543';
const even = '544';

/** Who is put in one of two groups: `groups` are the ids they are in, `stag` the tag they came with. */
interface Registered {
  readonly id: number;
  readonly groups: readonly string[];
  readonly stag: string | null;
}

/**
 * The A/B group of a new player: by the parity of the partner id, the number at the start of the tag, or else of the
 * player's own. Null where they are in one already and keep it (STATE-038, STATE-039).
 */
export function abGroup({ id, groups, stag }: Registered): number | null {
  if (groups.includes(odd) || groups.includes(even)) return null;
  const partner = /^\d+/.exec(stag ?? '')?.[0];
  const last = partner === undefined ? id : Number(partner.at(-1));
  return Number(last % 2 === 1 ? odd : even);
}

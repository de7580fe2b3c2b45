import { outcomeDraw, seedHash } from '../game/fairness.ts';
import { segmentAt, sumOf, type Weighted } from './prize-table.ts';

/** The committed numbers of a box: its server seed, and a client seed chosen after its hash was published. */
export interface BoxSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
}

/** Domain that separates the draw of a box from any other draw [PX-08]. */
const domain = 'lootbox';

/** Draws the segment of a box. The same seeds and weights give the same segment everywhere. */
export const drawSegment = <S extends Weighted>(segments: readonly S[], { serverSeed, clientSeed }: BoxSeeds): S =>
  segmentAt(segments, outcomeDraw({ serverSeed, clientSeed, nonce: 0, domain })(sumOf(segments)));

/** What a player knows about an opened box. */
export interface OpenedBox {
  readonly seeds: BoxSeeds;
  /** The hash that was published before the box was opened. */
  readonly hash: string;
  readonly segments: readonly Weighted[];
  readonly prize: string;
}

/**
 * Checks an opened box: the server seed against its hash, and the prize against the draw. Returns the first fault, or
 * `null` if the box is as it has to be.
 */
export function boxFault({ seeds, hash, segments, prize }: OpenedBox): 'hash' | 'prize' | null {
  if (seedHash(seeds.serverSeed) !== hash) return 'hash';
  return drawSegment(segments, seeds).id === prize ? null : 'prize';
}

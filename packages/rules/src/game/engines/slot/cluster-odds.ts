import { clusterLaw } from './cluster-law.ts';
import { clusterTable } from './cluster-table.ts';

/** Clusters of this size and above form one range. */
export const largestCluster = 12;

export const clusterKey = (side: number, chances: number, of: number): string => `${side} ${chances}/${of}`;

/**
 * Expected number of clusters of each size, for a symbol with `chances` out of `of` in every cell. Published layouts
 * read a precomputed table (`bench/cluster-table.ts`); other chances are computed here, in about half a second.
 */
export function clusterOdds(side: number, chances: number, of: number): readonly number[] {
  return clusterTable[clusterKey(side, chances, of)] ?? clusterLaw(side, chances / of, largestCluster);
}

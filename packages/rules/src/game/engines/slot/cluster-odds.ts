import { clusterLaw } from './cluster-law.ts';
import { clusterTable } from './cluster-table.ts';

/** Clusters of this size and above are one range. */
export const largestCluster = 12;

export const clusterKey = (side: number, chances: number, of: number): string => `${side} ${chances}/${of}`;

/**
 * Expected number of clusters of each size for a symbol that has so many chances of all on every cell. The published
 * layouts read a table made by the same law (`bench/slot-tables.ts`); another chance is computed here, in about half a second.
 */
export function clusterOdds(side: number, chances: number, of: number): readonly number[] {
  return clusterTable[clusterKey(side, chances, of)] ?? clusterLaw(side, chances / of, largestCluster);
}

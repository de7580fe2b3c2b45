import type { RateClass } from '@liftoff/contract/core/endpoint';

/** Paths of files that a page requests by the dozen. */
const assetPaths = ['/pictures/', '/frame/assets/', '/hosted/card/assets/', '/console/ui/assets/'] as const;

/** The rate class of a path outside the contract, whether or not a page exists there. */
export const pageLimit = (path: string): RateClass =>
  assetPaths.some(start => path.startsWith(start)) ? 'asset' : 'page';

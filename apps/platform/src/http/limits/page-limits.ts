import type { RateClass } from '@liftoff/contract/core/endpoint';

/** Files that a page asks for by the dozen. */
const assetPaths = ['/pictures/', '/frame/assets/', '/hosted/card/assets/', '/console/ui/assets/'] as const;

/** How an address that is no call of the contract is counted, whether there is such a page or not. */
export const pageLimit = (path: string): RateClass =>
  assetPaths.some(start => path.startsWith(start)) ? 'asset' : 'page';

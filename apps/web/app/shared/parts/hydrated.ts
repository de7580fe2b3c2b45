import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the server's page is taken over, true from then on: for what only script can offer. With `from` true from
 * the start: what is around a part that waits for its script must not be drawn anew, or React gives that part up.
 */
export const useHydrated = (from = false): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => from,
  );

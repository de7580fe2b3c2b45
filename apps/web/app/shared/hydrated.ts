import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server's page is taken over, true from then on: for what only script can offer. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

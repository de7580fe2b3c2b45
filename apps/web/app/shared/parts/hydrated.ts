import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * `false` during hydration and `true` afterwards, for everything that needs scripts. With `from` set to `true`, it is
 * `true` from the start: if a value around a part that waits for its script changed, React would discard that part.
 */
export const useHydrated = (from = false): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => from,
  );

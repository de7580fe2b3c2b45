import { useSyncExternalStore } from 'react';

const query = '(max-width: 719px)';

function watch(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the frame is as narrow as a phone held upright. */
export const usePhone = (): boolean => useSyncExternalStore(watch, () => matchMedia(query).matches);

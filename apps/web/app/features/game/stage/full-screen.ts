import { useSyncExternalStore, type RefObject } from 'react';

function follow(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

const never = () => false;

/**
 * Full screen of the game together with the site's strip, never of the frame alone. `available` is false until the
 * browser has said that it can.
 */
export function useFullScreen(area: RefObject<HTMLElement | null>) {
  const available = useSyncExternalStore(follow, () => document.fullscreenEnabled, never);
  const on = useSyncExternalStore(follow, () => document.fullscreenElement !== null, never);

  const toggle = () => {
    // A browser may refuse, for example without a press just before; then nothing changes.
    const change = document.fullscreenElement ? document.exitFullscreen() : area.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { available, on, toggle };
}

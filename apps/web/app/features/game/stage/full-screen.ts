import { useSyncExternalStore, type RefObject } from 'react';

function follow(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

const never = () => false;

/**
 * Full screen for the game together with the responsible gaming strip, never for the frame alone. `available` is
 * `false` until the browser reports support.
 */
export function useFullScreen(area: RefObject<HTMLElement | null>) {
  const available = useSyncExternalStore(follow, () => document.fullscreenEnabled, never);
  const on = useSyncExternalStore(follow, () => document.fullscreenElement !== null, never);

  const toggle = () => {
    // The browser can refuse, for example if the player did not click first. In that case nothing changes.
    const change = document.fullscreenElement ? document.exitFullscreen() : area.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { available, on, toggle };
}

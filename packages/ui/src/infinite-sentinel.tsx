import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Calls `onReach` with the last page shown when the element with the returned ref comes within 500 px of the
 * viewport. While the element stays there, calls it again when `enabled` turns back on or `page` changes, because a
 * response can arrive before the loading state is rendered. Disable it while a page loads and after the last page.
 */
export function useInfiniteSentinel(
  onReach: (page: number) => void,
  enabled: boolean,
  page: number,
): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReach);

  useEffect(() => {
    const element = sentinel.current;
    if (!enabled || !element) return undefined;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) reached(page);
      },
      { rootMargin: '500px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [enabled, page]);

  return sentinel;
}

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Calls `onReach` with the last page that is shown when the element with the returned ref comes within 500 px of the view, again and again while it
 * stays there and `enabled` turns back on, or `page` changes: an answer may come before anything was drawn as loading. Turn
 * it off while a page loads and after the last one.
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

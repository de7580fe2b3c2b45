import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Calls `onReach` when the element with the returned ref comes within 500 px of the view, again and again while it
 * stays there and `enabled` turns back on. Turn it off while a page loads and after the last one.
 */
export function useInfiniteSentinel(onReach: () => void, enabled: boolean): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReach);

  useEffect(() => {
    const element = sentinel.current;
    if (!enabled || !element) return undefined;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) reached();
      },
      { rootMargin: '500px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [enabled]);

  return sentinel;
}

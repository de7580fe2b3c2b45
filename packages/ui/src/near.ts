import { useEffect, useState, type RefObject } from 'react';

/** Distance from the viewport, above or below, within which a row counts as the next one to be seen. */
const NEAR = '600px 0px';

/** Whether the element has ever come near the viewport. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const watched = element.current;
    if (!watched || near) return undefined;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, near]);

  return near;
}

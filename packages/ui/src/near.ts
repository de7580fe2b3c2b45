import { useEffect, useState, type RefObject } from 'react';

/** How far under or over the view a row is taken to be the next one a visitor sees. */
const NEAR = '600px 0px';

/** Whether the element has come near the view; once near it stays so. */
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

import { useEffect, useEffectEvent } from 'react';

/**
 * A hook of the page that a mailed link opens: uses the link up and tells what became of it. A link works once, and a
 * page may be drawn twice, so it is used up once for all.
 */
export function linkOnce<Step>(consume: () => Promise<Step>): (onStep: (step: Step) => void) => void {
  let used: Promise<Step> | undefined;
  return function useLinkOnce(onStep) {
    const tell = useEffectEvent(onStep);
    useEffect(() => {
      used ??= consume();
      let gone = false;
      void used.then(become => gone || tell(become));
      return () => {
        gone = true;
      };
    }, []);
  };
}

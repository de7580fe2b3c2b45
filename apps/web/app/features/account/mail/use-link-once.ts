import { CallError } from '@liftoff/contract/core/client';
import { useEffect, useEffectEvent } from 'react';

/**
 * Creates the hook for a page opened from an emailed link: it uses the link and reports the result. A link works only
 * once but a page can be rendered twice, so both renders share the result.
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

/**
 * Removes a used link's token from the address, so that it does not stay in the browser history [A17] [A44]. The
 * history entry can store the result instead, so that a reload shows the same page.
 */
export function forgetLink(kept: { linkDone?: true } = {}): void {
  window.history.replaceState({ ...window.history.state, ...kept }, '', window.location.pathname);
}

function isLinkDone(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'linkDone' in state && state.linkDone === true;
}

/** Result of using a link: `over` if it no longer works, `failed` if the call failed and may be retried. */
export type Consumed = 'done' | 'over' | 'failed';

/** Uses the token in a query parameter. The token stays in the address only if the call may be retried. */
export async function consumeLink(parameter: string, call: (token: string) => Promise<unknown>): Promise<Consumed> {
  const token = new URLSearchParams(window.location.search).get(parameter);
  if (token === null) return isLinkDone() ? 'done' : 'over';
  const became = await call(token).then(
    () => 'done' as const,
    (error: unknown) => (error instanceof CallError && error.status === 422 ? 'over' : 'failed'),
  );
  if (became !== 'failed') forgetLink(became === 'done' ? { linkDone: true } : {});
  return became;
}

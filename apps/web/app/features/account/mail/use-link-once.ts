import { CallError } from '@liftoff/contract/core/client';
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

/**
 * Takes a link that was used up out of the address: it stays in no history [A17] [A44]. What it has done can be kept with
 * the entry of the history instead, so that the page says the same when it is loaded again.
 */
export function forgetLink(kept: { linkDone?: true } = {}): void {
  window.history.replaceState({ ...window.history.state, ...kept }, '', window.location.pathname);
}

function isLinkDone(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'linkDone' in state && state.linkDone === true;
}

/** What became of a link: `over` is one that works no more, `failed` one that did not get through and may be tried again. */
export type Consumed = 'done' | 'over' | 'failed';

/** Uses up the token that a parameter of the address holds. The link stays in the address only where it may be tried again. */
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

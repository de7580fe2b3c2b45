import { logFailure } from '../calls/client-log.ts';
import { retryEvents } from './retry-events.ts';

/** Minimum time between attempts, in milliseconds. */
const pauseMs = 1_000;

let missing = 0;

/** Whether a part of this page is missing. React would not show another page until the part has loaded. */
export const isPartMissing = (): boolean => missing > 0;

/**
 * Loads a script and retries until it succeeds, whenever the connection is back or the visitor interacts. In a
 * browser it never rejects and logs the first failure; on the server it rejects.
 */
export function retried<T>(read: () => Promise<T>): () => Promise<T> {
  if (import.meta.env.SSR) return read;
  return async () => {
    for (let tries = 0; ; tries += 1) {
      try {
        if (tries > 0) await stylesAgain();
        // `undefined` means that the page is being reloaded to get the missing script: see `missing-chunks.ts`.
        const part = (await read()) as T | undefined;
        if (part !== undefined) {
          if (tries > 0) missing -= 1;
          return part;
        }
      } catch (error) {
        if (tries === 0) logFailure('part', error);
      }
      if (tries === 0) missing += 1;
      await nextChance();
    }
  };
}

/** Style sheets that failed to load together with a script. The import that needs them requests them only once. */
const missedStyles = new Set<HTMLLinkElement>();
const noteStyle = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missedStyles.add(target);
};
if (typeof document !== 'undefined') document.addEventListener('error', noteStyle, true);

let styles: Promise<unknown> | undefined;

/** Requests the missing style sheets again, once for all waiting parts. Rejects if one of them fails again. */
const stylesAgain = (): Promise<unknown> =>
  (styles ??= Promise.all([...missedStyles].map(styleAgain)).finally(() => (styles = undefined)));

const styleAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`Unable to load ${link.href}`)));
    missedStyles.delete(link);
    link.replaceWith(again);
  });

/** Resolves at the next retry event, but not before the minimum time between attempts has passed. */
const nextChance = async (): Promise<void> => {
  const event = new Promise<void>(resolve => {
    const stop = new AbortController();
    const go = () => {
      stop.abort();
      resolve();
    };
    for (const name of retryEvents) addEventListener(name, go, { passive: true, capture: true, signal: stop.signal });
  });
  await Promise.all([event, new Promise(resolve => setTimeout(resolve, pauseMs))]);
};

import { logFailure } from '../calls/client-log.ts';

/** The least time between a try and the next, in milliseconds. */
const pauseMs = 1_000;
/** Events after which it may be there: the connection is back, or a visitor at the page presses something. */
export const retryEvents = ['online', 'pointerdown', 'keydown'] as const;

let missing = 0;

/** Whether a part of this page has been asked for in vain: React would hold back another page until it has come. */
export const isPartMissing = (): boolean => missing > 0;

/**
 * Reads a script again when the browser has a connection again, and when the visitor presses something, until it has
 * come. Never rejects in a browser, where the first failure is logged; on the server it does.
 */
export function retried<T>(read: () => Promise<T>): () => Promise<T> {
  if (import.meta.env.SSR) return read;
  return async () => {
    for (let tries = 0; ; tries += 1) {
      try {
        if (tries > 0) await stylesAgain();
        // Nothing comes where the page is being loaded anew for it: see `missing-chunks.ts`.
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

/** Style sheets that did not come with a script: what imports it asks for them once. */
const missedStyles = new Set<HTMLLinkElement>();
const noteStyle = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missedStyles.add(target);
};
if (typeof document !== 'undefined') document.addEventListener('error', noteStyle, true);

let styles: Promise<unknown> | undefined;

/** Asks for them again, once for all parts that wait. Rejects when one fails again. */
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

/** Settles at the next such event, once the pause is over. */
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

import { fontsMark } from '../shell/when-fonts.ts';

/**
 * Property of `document` that holds the promise which resolves after the paint. It is not on an element, because
 * React re-renders elements.
 */
export const drawnMark = 'whenDrawn';

/** Milliseconds after which a page counts as painted even if its pictures are still loading. */
const maxWaitMs = 2_000;

/**
 * Publishes a promise that resolves two frames after the page has loaded and the pictures of its first view are
 * decoded, or after two seconds. Everything that is not needed to read the page is loaded after that: on a slow
 * connection it would otherwise compete with the largest picture.
 *
 * This includes the fonts. A browser requests a font as soon as text uses it, before any picture. The fallback fonts
 * have the same width and height, so a first visit shows them until the fonts have loaded, and then changes once
 * without moving anything. Visitors who come from another page of the site, reload the page or have its service worker
 * have the fonts in the browser's cache and see them immediately. So do visitors without JavaScript.
 */
export function notePageDrawn(): void {
  const drawn = Promise.race([picturesDrawn(), new Promise<void>(go => setTimeout(go, maxWaitMs))]);
  Reflect.set(document, drawnMark, drawn);
  if (hasFonts()) return;
  const { dataset } = document.documentElement;
  dataset.fonts = 'later';
  const shown = drawn
    .then(() => Promise.all([document.fonts.load('1em "Liftoff Sans"'), document.fonts.load('1em "Liftoff Num"', '0')]))
    .catch(() => undefined)
    .then(() => delete dataset.fonts);
  Reflect.set(document, fontsMark, shown);
}

async function picturesDrawn(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise(go => addEventListener('load', go, { once: true }));
  const first = [...document.querySelectorAll<HTMLImageElement>('img[loading=eager]')];
  await Promise.all(first.map(image => image.decode().catch(() => undefined)));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await new Promise(go => setTimeout(go));
}

/** Whether this browser is likely to have the fonts in its cache from another page of the site. */
function hasFonts(): boolean {
  // Service workers are not available without HTTPS or in old browsers.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isLoadedAnew = navigation !== undefined && navigation.type !== 'navigate';
  return Boolean(workers?.controller) || isLoadedAnew || document.referrer.startsWith(`${location.origin}/`);
}

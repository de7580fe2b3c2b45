import { fontsMark } from '../shell/when-fonts.ts';

/**
 * Property of `document` that holds the promise which resolves after the paint. It is not on an element, because
 * React re-renders elements.
 */
export const drawnMark = 'whenDrawn';

/** Milliseconds after which a page counts as painted even if its pictures are still loading. */
const longestWait = 2_000;

/**
 * Settles a promise two frames after the page is loaded and the pictures of its first view are decoded, or after two
 * seconds. What the page can be read without is asked for then: on a phone's line it would take its turn before the
 * largest picture, and its evaluation come before that one is drawn.
 *
 * The fonts are such a thing. A browser asks for them as soon as it lays out text in them, ahead of every picture, and the
 * fallback faces are as wide and as high; so a first visit is written in those until the fonts have come, and changes once.
 * Whoever comes from a page of the site, loads one anew or has its service worker from an earlier visit has the fonts in
 * the browser's cache, and is shown them at once; so is a page without script.
 */
export function notePageDrawn(): void {
  const drawn = Promise.race([picturesDrawn(), new Promise<void>(go => setTimeout(go, longestWait))]);
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

/** Whether this browser has the fonts in its cache from another page of the site. */
function hasFonts(): boolean {
  // Without https, or in an old browser, there are no service workers.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isLoadedAnew = navigation !== undefined && navigation.type !== 'navigate';
  return Boolean(workers?.controller) || isLoadedAnew || document.referrer.startsWith(`${location.origin}/`);
}

import { signsOfUse } from '../shared/parts/first-interaction.ts';
import { retryEvents } from '../shared/parts/retry-events.ts';
import { drawnMark } from './page-drawn.ts';
import { modulesOf, type PageStart } from './page-start.ts';

const listening = { once: true, passive: true, capture: true } as const;

/** Defined by `page-scripts.tsx` before this script's text. */
declare const pageStart: PageStart;

/** The file of all routes sets it on `window` for React Router. */
interface RouteManifest {
  routes: Record<string, object>;
}

/** Loads all modules without running them. Resolves to `false` if any of them fails to load. */
async function preload(): Promise<boolean> {
  const loads = modulesOf(pageStart).map(
    href =>
      new Promise<boolean>(settle => {
        const link = { rel: 'modulepreload', href, onload: () => settle(true), onerror: () => settle(false) };
        document.head.append(Object.assign(document.createElement('link'), link));
      }),
  );
  return (await Promise.all(loads)).every(Boolean);
}

/**
 * Imports a module and retries until it has loaded [B12, B21]. A guest page's content security policy allows imports
 * only of modules that an element has loaded, so a retry preloads all modules first.
 */
async function get(href: string): Promise<unknown> {
  for (;;)
    try {
      return (await import(href)) as unknown;
    } catch {
      do await new Promise(go => retryEvents.forEach(event => addEventListener(event, go, listening)));
      while (!(await preload()));
    }
}

/**
 * Waits until the page is painted or the visitor interacts, then preloads all modules at once, because imported one by
 * one they would wait for each other. Also formats a number, because the first use makes the browser read its language
 * data. Then runs each shared module in a separate task, so that the browser can handle a click in between.
 */
async function afterPaint(): Promise<void> {
  await new Promise(go => {
    void (Reflect.get(document, drawnMark) as Promise<void>).then(go);
    for (const sign of signsOfUse) addEventListener(sign, go, listening);
  });
  void preload();
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang));
  for (const href of pageStart.shared) {
    // If a module failed to load, the route that needs it retries.
    await import(href).catch(() => undefined);
    await new Promise(go => setTimeout(go));
  }
}

/** Gives routes the paths of this brand, before the router reads the file of all routes. */
function setPaths(paths: Readonly<Record<string, string>>): void {
  const { routes } = Reflect.get(window, '__reactRouterManifest') as RouteManifest;
  for (const [id, path] of Object.entries(paths)) Object.assign(routes[id] ?? {}, { path });
}

async function run(): Promise<void> {
  if (pageStart.waits) await afterPaint();
  for (const href of pageStart.first) await get(href);
  if (pageStart.paths) setPaths(pageStart.paths);
  const routes: Record<string, unknown> = {};
  for (const [id, hrefs] of Object.entries(pageStart.routes))
    routes[id] = Object.assign({}, ...(await Promise.all(hrefs.map(get))));
  Object.assign(window, { __reactRouterRouteModules: routes });
  await get(pageStart.entry);
}

void run();

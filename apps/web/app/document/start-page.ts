import { signsOfUse } from '../shared/parts/first-interaction.ts';
import { drawnMark } from './page-drawn.ts';
import { modulesOf, type PageStart } from './page-start.ts';

/** After these a script that failed to load may load: the connection is back, or the visitor does something. */
const retryEvents = ['online', 'pointerdown', 'keydown'];
const listening = { once: true, passive: true, capture: true } as const;

/** Is before this text in the page's last inline script. */
declare const pageStart: PageStart;

/** Loads modules without running them. False when one of them fails to load. */
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
 * Imports a module, again and again until it has loaded [B12, B21]. The policy of a guest's page lets a script import only
 * what an element has loaded, so a retry preloads all modules first.
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
 * Waits until the page is drawn or used. Preloads all modules at once: imported one by one they would wait for each other.
 * Meanwhile formats a number, because the first one makes the browser read its language data. Then runs the shared modules
 * in turns of their own, so that the browser can handle a click in between.
 */
async function afterPaint(): Promise<void> {
  await new Promise(go => {
    void (Reflect.get(document, drawnMark) as Promise<void>).then(go);
    for (const sign of signsOfUse) addEventListener(sign, go, listening);
  });
  void preload();
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang));
  for (const href of pageStart.shared) {
    // The route that needs a module gets it again if it failed to load.
    await import(href).catch(() => undefined);
    await new Promise(go => setTimeout(go));
  }
}

async function run(): Promise<void> {
  if (pageStart.waits) await afterPaint();
  for (const href of pageStart.first) await get(href);
  const routes: Record<string, unknown> = {};
  for (const [id, hrefs] of Object.entries(pageStart.routes))
    routes[id] = Object.assign({}, ...(await Promise.all(hrefs.map(get))));
  Object.assign(window, { __reactRouterRouteModules: routes });
  await get(pageStart.entry);
}

void run();

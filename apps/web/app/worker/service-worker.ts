/// <reference lib="webworker" />
import { filesOf, mayKeepFile, mayKeepPage, ruleOf } from './cache-rule.ts';
import { madeAt, noticeIn, readOnlyLobby } from './offline-lobby.ts';

declare const self: ServiceWorkerGlobalScope;
/** A hash of the site's build, written in when it is built. */
declare const BUILD: string;

/** What a page tells the worker: the lobby and the offline page of its language. */
export interface KeepPages {
  readonly lobby: string;
  readonly offline: string;
}

const cacheName = `liftoff-${BUILD}`;
/** Milliseconds after which a kept lobby is fetched anew. */
const freshMs = 10 * 60_000;

/*
 * A new worker waits until no page of the old one is open: it neither skips that nor claims pages, so nothing changes
 * under an open round [B21]. Scripts and data are not kept at all.
 */
self.addEventListener('activate', event => {
  const old = async () => {
    const others = (await caches.keys()).filter(name => name.startsWith('liftoff-') && name !== cacheName);
    await Promise.all([...others.map(name => caches.delete(name)), self.registration.navigationPreload?.enable()]);
  };
  event.waitUntil(old());
});

self.addEventListener('message', event => {
  const { origin } = new URL(event.origin || self.location.origin);
  if (origin === self.location.origin) event.waitUntil(keepPages(event.data as KeepPages).catch(() => undefined));
});

/** Without the visitor's cookies: what is kept is a guest's, whoever is signed in [B15]. */
const asGuest = (path: string, how: RequestInit = {}): Promise<Response> =>
  fetch(path, { credentials: 'omit', redirect: 'error', ...how });

async function keepPages({ lobby, offline }: KeepPages): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(lobby, { ignoreVary: true });
  if (kept && Date.now() - madeAt(kept.headers).getTime() < freshMs) return;
  const [page, shown] = await Promise.all([asGuest(offline), asGuest(lobby)]);
  if (!mayKeepPage(page) || !mayKeepPage(shown)) return;
  const files = filesOf(await shown.clone().text());
  await Promise.all([cache.put(offline, page), cache.put(lobby, shown), ...files.map(path => keepFile(cache, path))]);
  // By which of them a page of this language is answered while there is no connection.
  await cache.put(pagesKey, Response.json({ lobby, offline } satisfies KeepPages));
}

const pagesKey = '/offline-pages';

/** Of what the browser has loaded anyway: a lobby to read costs nobody a second load. */
async function keepFile(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, { ignoreVary: true })) return;
  const answer = await asGuest(path, { mode: 'same-origin', cache: 'only-if-cached' }).catch(() => null);
  if (answer && mayKeepFile(answer)) await cache.put(path, answer);
}

self.addEventListener('fetch', event => {
  const rule = ruleOf(event.request, self.location.origin);
  if (rule === 'page') event.respondWith(pageOf(event));
  if (rule === 'file') event.respondWith(fetch(event.request).catch(() => keptFile(event.request)));
});

async function pageOf(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch {
    return await offlineAnswer(new URL(event.request.url).pathname);
  }
}

async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
}

async function offlineAnswer(pathname: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const named = await cache.match(pagesKey);
  if (!named) return Response.error();
  const { lobby, offline } = (await named.json()) as KeepPages;
  const [page, shown] = await Promise.all([
    cache.match(offline, { ignoreVary: true }),
    cache.match(lobby, { ignoreVary: true }),
  ]);
  if (!page) return Response.error();
  if (!shown || pathname !== lobby) return withBody(page, await page.text(), 503);
  const html = readOnlyLobby(await shown.text(), noticeIn(await page.text()), madeAt(shown.headers));
  return withBody(shown, html, 200);
}

/** The answer's own policy goes with it. */
function withBody({ headers }: Response, body: string, status: number): Response {
  const kept = ['content-type', 'content-security-policy'].flatMap(name => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(body, { status, headers: [...kept, ['cache-control', 'no-store']] });
}

/// <reference lib="webworker" />
import { filesOf, mayKeepFile, mayKeepPage, ruleOf } from './cache-rule.ts';
import { madeAt, noticeIn, readOnlyLobby } from './offline-lobby.ts';

declare const self: ServiceWorkerGlobalScope;
/** A hash of the site's build. The build inserts it. */
declare const BUILD: string;

/**
 * The message that a page sends to the worker: the addresses of the lobby and the offline page in the page's
 * language.
 */
export interface KeepPages {
  readonly lobby: string;
  readonly offline: string;
}

const cacheName = `liftoff-${BUILD}`;
/** Milliseconds after which a cached lobby is fetched again. */
const freshMs = 10 * 60_000;

/*
 * A new worker waits until all pages of the old worker are closed: it neither skips waiting nor claims pages, so that
 * nothing changes during an open round [B21]. Scripts and data are never cached.
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

/**
 * Fetches without the visitor's cookies, so that the cached page is a guest's page even if a player is signed in
 * [B15].
 */
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
  // Records which cached pages the worker serves for this language when there is no connection.
  await cache.put(pagesKey, Response.json({ lobby, offline } satisfies KeepPages));
}

const pagesKey = '/offline-pages';

/** Caches a file only if the browser has loaded it already, so that it is never downloaded twice. */
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

/** A response with a new body that keeps the original response's content security policy. */
function withBody({ headers }: Response, body: string, status: number): Response {
  const kept = ['content-type', 'content-security-policy'].flatMap(name => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(body, { status, headers: [...kept, ['cache-control', 'no-store']] });
}

import { isLocale } from '@liftoff/contract/core/locale';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { offlinePage } from './document/offline-page.server.tsx';
import { withProduct } from './document/product-routes.server.ts';
import { dataOf, pageContext, writtenPage, type PageContext } from './page-context.ts';
import { readProfileOf } from './shared/player/read-player.server.ts';

type Handler = ReturnType<typeof createRequestHandler>;
const handlers = new Map<string, Handler>();

/** A completely rendered page, or the data that the router requested for a page. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  /** Response body in UTF-8. */
  body: Uint8Array;
}

/**
 * Renders a page, or handles the router's data request for it (`{path}.data`).
 *
 * The request has the visitor's address, with or without the `/guest` base. The base and the locale prefix are read
 * from it and become the router's basename, so that routes, redirects and data requests do not contain them
 * [ROUTE-003] [ROUTE-007].
 */
export async function renderPage(request: Request, asked: PageContext): Promise<RenderedPage> {
  const url = new URL(request.url);
  url.pathname = withoutControls(url.pathname);
  const page = url.pathname.endsWith('.data') ? asked : await knownVisitor(asked);
  const path = page.base && !isUnder(url.pathname, page.base) ? page.base + url.pathname : url.pathname;
  const first = path
    .slice(page.base.length)
    .split('/')[1]
    ?.replace(/\.data$/, '');
  const basename = isLocale(first) ? `${page.base}/${first}` : page.base || '/';
  url.pathname = path;
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  if (path.endsWith('.data')) context.set(dataOf, pageOf(url, basename));
  const answer =
    path === `${basename === '/' ? '' : basename}/offline`
      ? await offlinePage(page)
      : await handlerFor(basename, page)(new Request(url, request), context);
  const { status, headers } = answer;
  return { status, headers, body: context.get(writtenPage) ?? new Uint8Array(await answer.arrayBuffer()) };
}

/**
 * Replaces encoded control characters by the character for unreadable text, which is in no name. No page has such a
 * path, but a route does not match a line break, and the platform refuses to look up a name with a control character.
 */
const withoutControls = (path: string): string => path.replaceAll(/%(?:[01][\da-f]|7f)/gi, '%EF%BF%BD');

/**
 * Treats a visitor whose session has ended as a guest on the whole page, because the cookie outlives the session. If
 * the platform does not respond, the visitor stays signed in here, and the loaders report the failure.
 */
async function knownVisitor(page: PageContext): Promise<PageContext> {
  if (!page.signedIn) return page;
  const hasEnded = await readProfileOf(page).then(
    profile => profile === null,
    () => false,
  );
  return hasEnded ? { ...page, signedIn: false } : page;
}

/**
 * The address of the page whose data is requested, without the basename. The router requests `/_.data` for the root
 * page.
 */
function pageOf({ pathname, search }: URL, basename: string): string {
  const path = pathname.replace(/(?:\/_)?\.data$/, '').slice(basename === '/' ? 0 : basename.length);
  const query = new URLSearchParams(search);
  query.delete('_routes');
  return (path || '/') + (query.size > 0 ? `?${query}` : '');
}

const isUnder = (path: string, base: string): boolean =>
  path === base || path.startsWith(`${base}/`) || path.startsWith(`${base}.`);

function handlerFor(basename: string, { mode, product }: PageContext): Handler {
  const name = `${basename} ${product}`;
  const known = handlers.get(name);
  if (known) return known;
  const handler = createRequestHandler({ ...withProduct(build as ServerBuild, product), basename }, mode);
  handlers.set(name, handler);
  return handler;
}

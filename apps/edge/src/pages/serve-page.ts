import type { Address } from './address.ts';
import { brandOf } from '../config/brands.ts';
import { compress, encodingOf, type Encoding } from './compression.ts';
import { wwwTwinOf, type EdgeConfig } from '../config/config.ts';
import { withDeadline } from '../limits/deadline.ts';
import type { RenderGate } from '../limits/render-gate.ts';
import { isKnownTo, keptHeaders, setPageHeaders } from './kept-answer.ts';
import { log } from '../config/log.ts';
import { renderMaxMs, type PageKeeper } from './page-keeper.ts';
import type { PageBodies } from './page-bodies.ts';
import { freshNonce, nonceSources, nonceToken, toKeptPage, type KeptPage } from './pages.ts';
import type { Asker, Platform, AnswerNotes } from '../data/platform.ts';
import { isData, sharedPage, type SharedPage } from './shared-page.ts';
import type { Visitor } from '../config/visitor.ts';
import type { PageContext, RenderedPage, Web } from './web-build.ts';

export interface PageParts {
  config: EdgeConfig;
  web: Web;
  platform: Platform;
  keeper: PageKeeper;
  bodies: PageBodies;
  gate: RenderGate;
  now: () => number;
}

export interface PageVisit {
  request: Request;
  address: Address;
  visitor: Visitor;
  /** The configured origin to which the request was sent. */
  origin: string;
  requestId: string;
  /** Counts one render against the visitor's limit. Returns `null`, or a refusal if the limit is exceeded. */
  takeRender: () => Response | null;
}

/**
 * Serves a page or its router data for GET and HEAD; the app omits the body for HEAD. A guest's page comes from the
 * cache, and a player's page is rendered for each request.
 */
export async function servePage(parts: PageParts, visit: PageVisit): Promise<Response> {
  const { visitor, request } = visit;
  const encoding = encodingOf(request.headers.get('accept-encoding'));
  if (visitor.signedIn || parts.config.mode === 'development') return renderedNow(parts, visit, encoding);

  const url = new URL(request.url);
  const { shared, key } = sharedPage(url, visit.origin, visit.address, visitor);
  const refusal = parts.keeper.holds(key) ? null : visit.takeRender();
  if (refusal !== null) return refusal;
  const page = await parts.keeper.page(key, () =>
    parts.gate.run(visitor.ip, false, () => renderShared(parts, shared, visit.requestId)),
  );
  // A redirect must keep the query parameters that are not part of the key. Router data uses status 202 for
  // redirects.
  const isRedirect = page.status === 202 || (page.status >= 300 && page.status < 400);
  if (isRedirect && shared.search !== url.search) return renderedNow(parts, visit, encoding);
  return answerKept(parts, page, request, encoding);
}

/** Sends all guests the same bytes, or 304 if the guest's browser already has them. */
async function answerKept(
  { config, bodies }: PageParts,
  page: KeptPage,
  request: Request,
  encoding: Encoding,
): Promise<Response> {
  const headers = new Headers(keptHeaders(page, encoding, config) as [string, string][]);
  if (isKnownTo(request.headers.get('if-none-match'), page)) return new Response(null, { status: 304, headers });
  if (page.body.length === 0) return new Response(null, { status: page.status, headers });
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(await bodies.of(page, encoding), { status: page.status, headers });
}

async function renderShared(parts: PageParts, shared: SharedPage, requestId: string): Promise<KeptPage> {
  const { path, search, knownCountry, ...of } = shared;
  const url = new URL(shared.origin + path + search);
  const asker = {
    origin: shared.origin,
    visitor: null,
    country: shared.country,
    knownCountry,
    cookie: null,
    requestId,
  };
  const context = { ...of, nonce: nonceToken, signedIn: false };
  const { rendered, reported } = await render(parts, new Request(url), context, asker);
  return toKeptPage(rendered, { at: parts.now(), failed: reported.failed, isData: isData(url) });
}

async function renderedNow(parts: PageParts, visit: PageVisit, encoding: Encoding): Promise<Response> {
  const { request, visitor, address, origin, requestId } = visit;
  const refusal = visit.takeRender();
  if (refusal !== null) return refusal;
  const url = new URL(request.url);
  const nonce = freshNonce();
  const { defaultLocale, country, knownCountry, theme, signedIn } = visitor;
  // Renders the complete page before sending anything, so that a render that stops midway becomes a failure instead
  // of half a page.
  const renderWhole = () =>
    withDeadline(renderMaxMs, async signal => {
      const { rendered } = await render(
        parts,
        new Request(origin + url.pathname + url.search, { signal: AbortSignal.any([request.signal, signal]) }),
        { origin, base: address.base, locale: address.locale, defaultLocale, country, theme, nonce, signedIn },
        { origin, visitor, country, knownCountry, cookie: request.headers.get('cookie'), requestId },
      );
      return rendered;
    });
  const { status, headers, body } = await parts.gate.run(visitor.ip, signedIn, renderWhole);
  headers.set('cache-control', 'private, no-store');
  setPageHeaders(headers, nonceSources(nonce), parts.config);
  if (body.length === 0) return new Response(null, { status, headers });
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(await compress(body, encoding, 'quick'), { status, headers });
}

type Rendering = Omit<
  PageContext,
  'send' | 'mode' | 'flagScreen' | 'look' | 'product' | 'mirror' | 'wwwTwin' | 'platformPublicUrl' | 'report'
>;

async function render(
  { config, platform, web }: PageParts,
  request: Request,
  rendering: Rendering,
  asker: Asker,
): Promise<{ rendered: RenderedPage; reported: Record<keyof AnswerNotes, boolean> }> {
  const reported = { stale: false, failed: false };
  const send = platform.sendFor(asker, {
    stale: () => (reported.stale = true),
    failed: () => (reported.failed = true),
  });
  const brand = brandOf(config.brands, rendering.origin);
  const page: PageContext = {
    ...rendering,
    look: brand?.look ?? null,
    product: brand?.product ?? config.product,
    send,
    mirror: config.mirrors.includes(rendering.origin),
    wwwTwin: wwwTwinOf(rendering.origin, config.origins),
    platformPublicUrl: config.platformPublicUrl,
    mode: config.mode === 'development' ? 'development' : 'production',
    flagScreen: config.flagScreen,
    report: error => log.error({ requestId: asker.requestId, err: error }, 'a page broke'),
  };
  const { status, headers: given, body } = await (await web.load()).renderPage(request, page);
  const headers = new Headers(given);
  // A page rendered from older data is marked as such, cached or not [B11].
  if (reported.stale) headers.set('x-data-stale', '1');
  return { rendered: { status, headers, body }, reported };
}

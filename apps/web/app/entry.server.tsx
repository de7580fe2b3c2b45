import { renderToPipeableStream } from 'react-dom/server.bun';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { awayPage } from './document/away-page.server.tsx';
import { withGettingImports } from './document/getting-imports.server.ts';
import { partOfManifest } from './document/manifest-part.server.ts';
import { scriptsAfterPaint } from './document/scripts-after-paint.server.ts';
import { pageContext, writtenPage } from './page-context.ts';
import { PageBytes } from './document/page-bytes.server.ts';
import { NonceContext, TokensContext } from './shared/site/nonce.ts';
import { withStructuredData } from './document/structured-data.server.ts';
import { unknownPlayerAnswer } from './shared/player/read-player.server.ts';

/** Milliseconds after which the server gives up on what is still loading and sends what it has. */
export const streamTimeout = 5_000;

/**
 * Writes the page once all of it is there into `writtenPage`; the answer it gives has no body. Loaders have
 * been awaited by then and nothing is deferred, so this costs no time; no part is put behind a script that reveals it, so
 * the whole page stands without script; and a visitor who leaves while it is sent breaks no stream that is being written.
 *
 * Of React's builds this is the one that writes strings, which runs wherever there are Node's streams: made bytes all
 * together they take a fraction of the time.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  const page = loadContext.get(pageContext);
  if (Object.values(routerContext.staticHandlerContext.errors ?? {}).some(isPlayerUnknown))
    return awayPage(request, page);
  headers.set('content-type', 'text/html; charset=utf-8');
  const { manifest, staticHandlerContext } = routerContext;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  // While the site is developed its routes change, and the browser has to know them all.
  const part = import.meta.env.DEV ? null : partOfManifest(manifest, ids);
  // A player's page has hearts and figures that need script at once; a guest's stands without.
  const inOrder = (bytes: Buffer) =>
    page.signedIn ? withGettingImports(bytes) : Buffer.from(scriptsAfterPaint(bytes.toString(), part));
  return new Promise((resolve, reject) => {
    let answered = false;
    const answer = () => {
      answered = true;
      const done = (bytes: Buffer) => {
        loadContext.set(writtenPage, withStructuredData(inOrder(bytes), page.nonce));
        resolve(new Response(null, { status: broken ? 500 : status, headers }));
      };
      stream.pipe(new PageBytes(done, reject));
    };
    let broken = false;
    const stream = renderToPipeableStream(
      <NonceContext value={page.nonce}>
        <TokensContext value={page.look?.tokens}>
          <ServerRouter context={routerContext} url={request.url} nonce={page.nonce} />
        </TokensContext>
      </NonceContext>,
      {
        nonce: page.nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: answer,
        onShellError: reject,
        onError(error) {
          broken = true;
          if (answered) page.report?.(error);
        },
      },
    );
    setTimeout(() => stream.abort(), streamTimeout + 1_000).unref();
  });
}

const isPlayerUnknown = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.statusText === unknownPlayerAnswer.statusText;

/** What a loader or a render could not handle. A visitor who left is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report?.(error);
};

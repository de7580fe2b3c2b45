import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { awayPage } from './document/away-page.server.tsx';
import { routerStart } from './document/page-start.server.ts';
import { StartContext } from './document/start-context.ts';
import { pageContext, writtenPage } from './page-context.ts';
import { NonceContext, TokensContext } from './shared/site/nonce.ts';
import { withStructuredData } from './document/structured-data.server.ts';
import { unknownPlayerAnswer } from './shared/player/read-player.server.ts';

/** Time in milliseconds after which the server stops waiting for data and sends the page without it. */
export const streamTimeout = 5_000;

/**
 * Renders the complete page into `writtenPage`; the returned response has no body. All loaders have finished by then
 * and nothing is deferred, so waiting for the whole page costs no time. The page is complete without JavaScript,
 * because no part needs a script to become visible. A visitor who leaves early does not interrupt the rendering.
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
  // A player's page has favourites and figures that need JavaScript immediately; a guest's page works without
  // JavaScript.
  const start = routerStart(routerContext, !page.signedIn, page.product);
  return new Promise((resolve, reject) => {
    let broken = false;
    let answered = false;
    const answer = async () => {
      answered = true;
      const bytes = await buffer(stream.pipe(new PassThrough()));
      loadContext.set(writtenPage, withStructuredData(bytes, page.nonce));
      resolve(new Response(null, { status: broken ? 500 : status, headers }));
    };
    const stream = renderToPipeableStream(
      <NonceContext value={page.nonce}>
        <TokensContext value={page.look?.tokens}>
          <StartContext value={start}>
            <ServerRouter context={routerContext} url={request.url} nonce={page.nonce} />
          </StartContext>
        </TokensContext>
      </NonceContext>,
      {
        nonce: page.nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => void answer().catch(reject),
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

/**
 * Reports an error that a loader or the rendering did not handle. A visitor leaving during the request is not an
 * error.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report?.(error);
};

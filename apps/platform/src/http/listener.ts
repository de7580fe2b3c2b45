import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Limits what an unknown client can consume before its call is identified [A42]. Times are in milliseconds. */
export interface ListenerLimits {
  readonly headersMaxBytes: number;
  /** Time from opening the socket, or from the first byte of a later request, to the end of the headers. */
  readonly headersMs: number;
  /** Time until the end of the body. */
  readonly requestMs: number;
  /** How often these limits are checked. A request is cut off at most this long after its time is up. */
  readonly checkEveryMs: number;
  /** Time limit for a socket without any traffic, for example one whose client does not read the response. */
  readonly idleMs: number;
  /**
   * How long a connection may stay idle between two requests. Longer than proxies keep theirs, because a request sent
   * on a closing connection is lost.
   */
  readonly keepAliveMs: number;
}

export const listenerLimits: ListenerLimits = {
  headersMaxBytes: 16 * 1024,
  headersMs: 10_000,
  requestMs: 30_000,
  checkEveryMs: 1_000,
  idleMs: 60_000,
  keepAliveMs: 65_000,
};

/** The methods used by the contract and the pages. All others are refused, in particular `TRACE`. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Creates an HTTP server that cuts off slow clients and passes all other requests to `listener`. */
export function makeServer(listener: Listener, limits: ListenerLimits): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headersMaxBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: limits.keepAliveMs,
    },
    (incoming, outgoing) => {
      if (namesTwoHosts(incoming)) refuseHosts(outgoing);
      else if (methods.includes(incoming.method ?? '')) listener(incoming, outgoing);
      else refuseMethod(outgoing);
    },
  );
  server.setTimeout(limits.idleMs);
  // After an upgrade request, the server's limits no longer apply to the socket. This closes the socket of a refused
  // upgrade, which its client could otherwise keep open. A completed upgrade has its own limits.
  server.on('upgrade', ({ socket }) => {
    setTimeout(() => {
      if (socket.writableEnded) socket.destroy();
    }, limits.headersMs).unref();
  });
  return server;
}

/** Responds with 405 Method Not Allowed, without a contract refusal, because no call matches. */
function refuseMethod(outgoing: ServerResponse): void {
  outgoing.writeHead(405, { allow: methods.join(', '), 'content-length': 0, connection: 'close' }).end();
}

/**
 * Whether a request has more than one `Host` header. Node would read the first, and a proxy in front may have read
 * another, so that the two would disagree about the site.
 */
export const namesTwoHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1;

function refuseHosts(outgoing: ServerResponse): void {
  outgoing.writeHead(400, { 'content-length': 0, connection: 'close' }).end();
}

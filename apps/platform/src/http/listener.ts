import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** What a stranger may take of the listener before a call is known [A42]. Times in milliseconds. */
export interface ListenerLimits {
  readonly headersMaxBytes: number;
  /** From the first byte, or from the opening of the socket, to the end of the headers. */
  readonly headersMs: number;
  /** To the end of the body. */
  readonly requestMs: number;
  /** How often that is looked after: a request is cut at most so long after its time. */
  readonly checkEveryMs: number;
  /** A socket on which nothing moves, such as one whose answer nobody reads. */
  readonly idleMs: number;
  /** A connection between two requests. Longer than proxies keep theirs: what comes into a closing one is lost. */
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

/** What the contract and the pages are made of. Any other method has no meaning here, `TRACE` least of all. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** A server that cuts whoever is slow, and hands the rest to `listener`. */
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
      if (methods.includes(incoming.method ?? '')) listener(incoming, outgoing);
      else refuseMethod(outgoing);
    },
  );
  server.setTimeout(limits.idleMs);
  // The server lets go of a socket that asks for an upgrade. One that is refused must not stay open for as long as its
  // other end likes; a completed one has rules of its own.
  server.on('upgrade', ({ socket }) => {
    setTimeout(() => {
      if (socket.writableEnded) socket.destroy();
    }, limits.headersMs).unref();
  });
  return server;
}

/** Method Not Allowed. No call is looked for: a refusal of the contract would need one. */
function refuseMethod(outgoing: ServerResponse): void {
  outgoing.writeHead(405, { allow: methods.join(', '), 'content-length': 0, connection: 'close' }).end();
}

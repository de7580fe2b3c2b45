import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { EdgeConfig } from '../config/config.ts';
import { dataPolicy, everyAnswer } from '../pages/security.ts';

/** The limits of the HTTP server [A42], in milliseconds unless stated otherwise. */
export interface ServerLimits {
  headersMs: number;
  /** Maximum time from a request's first byte to the last byte of its body. */
  requestMs: number;
  /** Maximum time from a request's first byte to the last byte of its response, even if the client reads slowly. */
  answerMs: number;
  /** How long a connection may stay silent in both directions. */
  idleMs: number;
  /**
   * How long a connection stays open between two requests. Longer than the proxy in front keeps it, because a request
   * sent on a closing connection is lost.
   */
  keepAliveMs: number;
  /** How often the server checks for slow requests. */
  checkMs: number;
  headersMaxBytes: number;
  connections: number;
  /**
   * Maximum number of connections per address. Applies only without a proxy in front, because all clients would share
   * the proxy's address.
   */
  connectionsPerAddress: number;
}

export const serverLimits: ServerLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  answerMs: 120_000,
  idleMs: 60_000,
  keepAliveMs: 65_000,
  checkMs: 1_000,
  headersMaxBytes: 16 * 1024,
  connections: 10_000,
  connectionsPerAddress: 200,
};

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Tries to answer a request without the app. Returns `false`, having written nothing, if it cannot. */
type AnswerFirst = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * Opens the edge's HTTP server, which cuts off clients that send or read too slowly, or that hold too many
 * connections.
 */
export function openServer(
  fetch: Fetch,
  config: Pick<EdgeConfig, 'trustedHops' | 'rateFactor'>,
  limits: ServerLimits = serverLimits,
  answerFirst?: AnswerFirst,
): Server {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: limits.headersMaxBytes,
    },
  }) as Server;
  const [byApp] = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (incoming, outgoing) => {
    if (namesTwoHosts(incoming)) return refuseHosts(outgoing);
    if (!answerFirst?.(incoming, outgoing)) byApp?.call(server, incoming, outgoing);
  });
  server.maxConnections = limits.connections;
  // This timeout no longer applies once a connection becomes a realtime socket, which may stay silent. From then on
  // the platform's pings detect a dead socket.
  server.timeout = limits.idleMs;
  server.on('request', (_request, response) => {
    const timer = setTimeout(() => response.destroy(), limits.answerMs);
    response.once('close', () => clearTimeout(timer));
  });
  if (config.trustedHops === 0) limitByAddress(server, limits.connectionsPerAddress * config.rateFactor);
  return server;
}

/**
 * Whether a request has more than one `Host` header. Node would read the first, and a proxy in front may have read
 * another, so that the two would disagree about the site.
 */
export const namesTwoHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1;

function refuseHosts(outgoing: ServerResponse): void {
  const headers = { ...everyAnswer, 'content-security-policy': dataPolicy, connection: 'close', 'content-length': 0 };
  outgoing.writeHead(400, headers).end();
}

function limitByAddress(server: Server, max: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

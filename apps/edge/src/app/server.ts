import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { EdgeConfig } from '../config/config.ts';

/** Thresholds of the listener [A42], in milliseconds unless they say otherwise. */
export interface ServerLimits {
  headersMs: number;
  /** From a request's first byte to the last of its body. */
  requestMs: number;
  /** From a request's first byte to the last of its answer: also for one that reads it slowly. */
  answerMs: number;
  /** A connection on which nothing moves in either direction. */
  idleMs: number;
  /** Between two requests. Longer than a proxy in front keeps its own: what comes into a closing connection is lost. */
  keepAliveMs: number;
  /** How often slow requests are looked for. */
  checkMs: number;
  headersMaxBytes: number;
  connections: number;
  /** Of one address; only where no proxy stands in front, whose address all would have. */
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

/** Answers a request without the way through the app; false where it does not, and has not written anything. */
type AnswerFirst = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** The edge's listener. Whoever sends or reads too slowly, or holds too many connections, is cut off. */
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
    if (!answerFirst?.(incoming, outgoing)) byApp?.call(server, incoming, outgoing);
  });
  server.maxConnections = limits.connections;
  // It ends where a socket becomes a realtime one, which may be silent: the platform's pings look after that.
  server.timeout = limits.idleMs;
  server.on('request', (_request, response) => {
    const timer = setTimeout(() => response.destroy(), limits.answerMs);
    response.once('close', () => clearTimeout(timer));
  });
  if (config.trustedHops === 0) limitByAddress(server, limits.connectionsPerAddress * config.rateFactor);
  return server;
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

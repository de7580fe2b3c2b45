import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { proxy } from 'hono/proxy';
import type { EdgeConfig } from './config.ts';
import { log } from './log.ts';

/** Headers a caller may not set for the platform [A46]. */
const notForwarded = [
  'x-edge-key',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-country',
  'x-console-token',
];

/** Passes one call on; the platform's refusals come back as they are, and its absence as 503 `unavailable`. */
export async function passOn(
  request: Request,
  config: EdgeConfig,
  identity: Record<string, string>,
): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of notForwarded) headers.delete(name);
  for (const [name, value] of Object.entries(identity)) headers.set(name, value);
  headers.set('x-forwarded-host', url.host);
  headers.delete('host');
  try {
    const answer = await proxy(config.platformUrl + url.pathname + url.search, {
      raw: request,
      headers: Object.fromEntries(headers),
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    return answer;
  } catch (error) {
    log.warn(
      { requestId: identity['x-request-id'], path: url.pathname, reason: String(error) },
      'platform did not answer',
    );
    return unavailable(identity['x-request-id'] ?? '');
  }
}

export function unavailable(requestId: string): Response {
  return Response.json(
    { refusal: 'unavailable', retry_after_sec: 5, request_id: requestId },
    { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } },
  );
}

/** A call of the edge's own broke: no word of what, only the id to find it by, as the platform answers it [A49]. */
export const failed = (requestId: string): Response =>
  Response.json(
    { refusal: 'unavailable', retry_after_sec: 5, request_id: requestId },
    { status: 500, headers: { 'cache-control': 'no-store' } },
  );

/** Joins a browser's realtime socket with the platform's, byte for byte. Answers the sockets that are open. */
export function passSocketsOn(server: Server, config: EdgeConfig): ReadonlySet<Duplex> {
  const target = new URL(config.platformUrl);
  const open = new Set<Duplex>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] !== '/connection/websocket') {
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
      return;
    }
    const upstream = connect(Number(target.port || 80), target.hostname, () => {
      const lines = Object.entries(request.headers).flatMap(([name, value]) =>
        notForwarded.includes(name) || name === 'host' || value === undefined ? [] : [`${name}: ${String(value)}`],
      );
      const address = request.socket.remoteAddress ?? '';
      upstream.write(
        [
          `GET ${request.url} HTTP/1.1`,
          `host: ${target.host}`,
          `x-edge-key: ${config.edgeKey}`,
          `x-forwarded-for: ${address}`,
          `x-forwarded-host: ${request.headers.host ?? ''}`,
          ...lines,
          '',
          '',
        ].join('\r\n'),
      );
      if (head.length > 0) upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    open.add(socket);
    const end = () => {
      open.delete(socket);
      socket.destroy();
      upstream.destroy();
    };
    upstream.on('error', end).on('close', end);
    socket.on('error', end).on('close', end);
  });
  return open;
}

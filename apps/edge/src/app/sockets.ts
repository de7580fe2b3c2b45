import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { EdgeConfig } from '../config/config.ts';
import { isInsecure, originOf } from '../config/hosts.ts';
import { notForwarded } from '../calls/proxy.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { dataPolicy, everyAnswer } from '../pages/security.ts';
import { addressOf } from '../config/visitor.ts';
import { namesTwoHosts } from './server.ts';

/**
 * Connects a browser's realtime socket to the platform's, byte for byte. The platform receives the visitor's own
 * address, which it uses to limit sockets; behind proxies that is the address reported by the trusted ones.
 * `openMaxMs` is the time in milliseconds within which the platform must accept a new socket. Returns the set of open
 * sockets.
 */
export function passSocketsOn(
  server: Server,
  config: EdgeConfig,
  limiter: RateLimiter,
  openMaxMs = 10_000,
): ReadonlySet<Duplex> {
  const target = new URL(config.platformUrl);
  const open = new Set<Duplex>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = addressOf(
      headerOf(request, 'x-forwarded-for'),
      request.socket.remoteAddress ?? '127.0.0.1',
      config.trustedHops,
    );
    // A broken connection closes its socket automatically, but without an error listener it would also crash the
    // process.
    socket.on('error', () => undefined);
    const isRealtime = (request.url ?? '').split('?')[0] === '/connection/websocket';
    // In development, source reloading uses a socket with its own listener.
    if (!isRealtime && config.mode === 'development') return;
    const waitSec = limiter.take('socket', address);
    if (waitSec > 0) return refuse(socket, '429 Too Many Requests', [`retry-after: ${waitSec}`]);
    if (namesTwoHosts(request)) return refuse(socket, '400 Bad Request');
    const host = request.headers.host ?? '';
    const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
    const origin = url === null ? null : originOf(url, config);
    if (origin === null) return refuse(socket, '421 Misdirected Request');
    if (isInsecure(origin, headerOf(request, 'x-forwarded-proto'), config)) return refuse(socket, '403 Forbidden');
    if (!isRealtime) return refuse(socket, '404 Not Found');

    const upstream = connect(Number(target.port || 80), target.hostname, () => {
      const lines = Object.entries(request.headers)
        .filter(([name]) => !notForwarded.has(name))
        .map(([name, value]) => `${name}: ${String(value)}`);
      upstream.write(
        [
          `GET ${request.url} HTTP/1.1`,
          `host: ${target.host}`,
          `x-edge-key: ${config.edgeKey}`,
          `x-forwarded-for: ${address}`,
          `x-forwarded-host: ${host}`,
          ...lines,
          '',
          '',
        ].join('\r\n'),
      );
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    upstream.setTimeout(openMaxMs, () => upstream.destroy());
    // Once the platform has responded, its pings detect whether the socket is alive.
    upstream.once('data', () => upstream.setTimeout(0));
    open.add(socket);
    const end = () => {
      open.delete(socket);
      socket.destroy();
      upstream.destroy();
    };
    upstream.on('error', end).on('close', end);
    socket.on('close', end);
  });
  return open;
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** The security headers of every response, which a refused socket gets as well [A1] [A3]. */
const security = Object.entries({ ...everyAnswer, 'content-security-policy': dataPolicy }).map(
  ([name, value]) => `${name}: ${value}`,
);

function refuse(socket: Duplex, status: string, headers: readonly string[] = []): void {
  const lines = [`HTTP/1.1 ${status}`, ...security, ...headers, 'connection: close', 'content-length: 0'];
  socket.end([...lines, '', ''].join('\r\n'));
}

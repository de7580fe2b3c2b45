import type { IncomingMessage, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../core/config.ts';
import { originOf } from '../http/admission/caller.ts';
import { listenerLimits, makeServer } from '../http/listener.ts';
import type { OpenPlatform } from './platform.ts';

/** How long running calls have to finish when the platform shuts down, in milliseconds. */
const lastCallMs = 10_000;
const idleEveryMs = 20;

/**
 * Listens for calls and sockets and starts the background work. Resolves to a function that shuts everything down in
 * order.
 */
export async function serve(open: OpenPlatform): Promise<() => Promise<void>> {
  const { config } = open.platform;
  const server = makeServer(getRequestListener(open.app.fetch), listenerLimits);
  open.hub.attach(server, request => addressOf(request, config));
  await open.begin();
  await listen(server, config.port);
  open.start();
  return async () => {
    await closeServer(server, () => open.hub.close());
    await open.close();
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', error => reject(listenFault(error, port)));
    server.listen(port, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}

/** Explains in a sentence why the port cannot be used. */
function listenFault(error: NodeJS.ErrnoException, port: number): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'is taken: another platform may already be running there',
    EACCES: 'may not be listened on by this user',
  };
  const reason = reasons[error.code ?? ''] ?? `cannot be listened on (${error.code ?? error.message})`;
  return new Error(`Port ${port} ${reason}. Choose another PLATFORM_PORT.`, { cause: error });
}

/**
 * Accepts no new calls, lets running calls finish and makes sockets reconnect later. Each connection is closed as
 * soon as its last response is sent, because the edge keeps its connections open and would otherwise delay the
 * shutdown.
 */
function closeServer(server: Server, closeSockets: () => void): Promise<void> {
  return new Promise(resolve => {
    const force = setTimeout(() => server.closeAllConnections(), lastCallMs);
    const idle = setInterval(() => server.closeIdleConnections(), idleEveryMs);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
    closeSockets();
  });
}

function addressOf(request: IncomingMessage, config: Config): string {
  const headers = new Headers();
  for (const name of ['x-edge-key', 'x-forwarded-for']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return originOf({ headers }, request.socket.remoteAddress, config).ip;
}

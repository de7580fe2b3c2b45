import type { IncomingMessage, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../core/config.ts';
import { originOf } from '../http/admission/caller.ts';
import { listenerLimits, makeServer } from '../http/listener.ts';
import type { OpenPlatform } from './platform.ts';

/** Who is still answered when the platform closes has this long. */
const lastCallMs = 10_000;
const idleEveryMs = 20;

/** Listens for calls and sockets, and starts the platform's own work. Resolves to what ends all of it in order. */
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

/** The port cannot be listened on, in a plain sentence. */
function listenFault(error: NodeJS.ErrnoException, port: number): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'is taken: another platform may already be running there',
    EACCES: 'may not be listened on by this user',
  };
  const reason = reasons[error.code ?? ''] ?? `cannot be listened on (${error.code ?? error.message})`;
  return new Error(`Port ${port} ${reason}. Choose another PLATFORM_PORT.`, { cause: error });
}

/**
 * No new calls; those being answered may end; sockets are told to come back later. A connection is closed as soon as
 * its last call is answered: the edge keeps them open for the next one, and would hold the platform up.
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

import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long calls in progress have to finish, in milliseconds. */
const graceMs = 10_000;
const idleEveryMs = 20;

/**
 * Accepts no new connection, finishes the calls in progress, and closes each connection after its last response.
 * Realtime sockets are ended immediately, because browsers reconnect automatically. Resolves when no connection is
 * left, after ten seconds at the latest.
 */
export function drain(server: Server, sockets: Iterable<Duplex>): Promise<void> {
  return new Promise(done => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    const idle = setInterval(() => server.closeIdleConnections(), idleEveryMs);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      done();
    });
    for (const socket of sockets) socket.destroy();
  });
}

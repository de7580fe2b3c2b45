import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Calls under way have this long. */
const graceMs = 10_000;
const idleEveryMs = 20;

/**
 * Takes no new connection, answers what is under way, and closes each connection after its last answer. Realtime
 * sockets are ended at once: browsers come back by themselves. Resolves when nobody is left, at the latest after ten
 * seconds.
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

import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports of this machine that nobody listens at, no two of them the same: each is held until all are found, since the
 * system may give a port that was let go again at once.
 */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map(probe => once(probe, 'listening')));
  const ports = probes.map(probe => {
    const address = probe.address();
    if (address === null || typeof address !== 'object') throw new Error('no port');
    return address.port;
  });
  await Promise.all(probes.map(probe => once(probe.close(), 'close')));
  return ports;
}

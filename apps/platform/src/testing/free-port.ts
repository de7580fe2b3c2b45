import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns free ports on this machine, all different. Holds each port until all are found, because the system could
 * assign a released port again immediately.
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

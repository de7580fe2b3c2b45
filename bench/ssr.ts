import autocannon from 'autocannon';
import { printTable, withHouse } from './bench-house.ts';

interface Load {
  name: string;
  path: (n: number) => string;
  connections: number;
}

const loads: readonly Load[] = [
  { name: 'lobby, kept', path: () => '/', connections: 20 },
  { name: 'lobby, rendered anew', path: n => `/?q=${n}`, connections: 4 },
  { name: 'category of 40, kept', path: () => '/pokies/all', connections: 20 },
  { name: 'category of 40, rendered anew', path: n => `/pokies/all?q=${n}`, connections: 4 },
];

/** Pages a second of one edge process beside its platform on this machine, brotli on. */
export async function benchSsr(): Promise<void> {
  await withHouse(async house => {
    const rows = [];
    for (const load of loads) {
      let n = 0;
      const result = await autocannon({
        url: house.site,
        connections: load.connections,
        duration: 8,
        headers: { 'accept-encoding': 'br', 'x-test-country': 'CA' },
        requests: [{ setupRequest: request => ({ ...request, path: load.path(n++) }) }],
      });
      const { requests, latency, non2xx } = result;
      rows.push([load.name, requests.average.toFixed(0), latency.p50, latency.p99, non2xx]);
    }
    printTable('Server-rendered pages', ['page', 'a second', 'p50 ms', 'p99 ms', 'not 2xx'], rows);
  });
}

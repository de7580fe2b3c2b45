import autocannon from 'autocannon';
import { printTable, withCasino } from './bench-casino.ts';
import { answersPerSecond } from './keep-alive-load.ts';

const kept = ['/', '/pokies/all'];
/** Each request asks for another page. */
const anew: Readonly<Record<string, (n: number) => string>> = {
  '/?q=…': n => `/?q=${n}`,
  '/pokies/all?q=…': n => `/pokies/all?q=${n}`,
};

/** Guests' pages a second of one edge process beside its platform on this machine, brotli on. */
export async function benchSsr(): Promise<void> {
  await withCasino(async casino => {
    const fromMemory = [];
    for (const path of kept) fromMemory.push([path, (await answersPerSecond(casino.site + path, 20, 8)).toFixed(0)]);
    printTable('Guests’ pages from memory', ['page', 'a second'], fromMemory);
    const rows = [];
    for (const [name, path] of Object.entries(anew)) {
      let n = 0;
      const { requests, latency, non2xx } = await autocannon({
        url: casino.site,
        connections: 4,
        duration: 8,
        headers: { 'accept-encoding': 'br', 'x-test-country': 'CA' },
        requests: [{ setupRequest: request => ({ ...request, path: path(n++) }) }],
      });
      rows.push([name, requests.average.toFixed(0), latency.p50, latency.p99, non2xx]);
    }
    printTable('Guests’ pages rendered anew', ['page', 'a second', 'p50 ms', 'p99 ms', 'not 2xx'], rows);
  });
}

import autocannon from 'autocannon';
import type { Casino } from '../e2e/casino.ts';
import { printTable, withCasino } from './bench-casino.ts';
import { answersPerSecond } from './keep-alive-load.ts';

const kept = ['/', '/pokies/all'];
/** Each request is for a different page, so that none is served from the cache. */
const anew: Readonly<Record<string, (n: number) => string>> = {
  '/?q=…': n => `/?q=${n}`,
  '/pokies/all?q=…': n => `/pokies/all?q=${n}`,
};

/** A signed-in player's pages, which are rendered on every visit. */
const playerPages = ['/', '/profile/main'];
const head = ['page', 'a second', 'p50 ms', 'p99 ms', 'not 2xx'];

/**
 * Measures how many pages per second one edge process serves, with its platform on the same machine and brotli
 * enabled.
 */
export async function benchSsr(): Promise<void> {
  await withCasino(async casino => {
    const fromMemory = [];
    for (const path of kept) fromMemory.push([path, (await answersPerSecond(casino.site + path, 20, 8)).toFixed(0)]);
    printTable('Guests’ pages from memory', ['page', 'a second'], fromMemory);
    const rows = [];
    for (const [name, path] of Object.entries(anew)) rows.push([name, ...(await rendered(casino, path, {}))]);
    printTable('Guests’ pages rendered anew', head, rows);
    const headers = { cookie: await sessionOf(casino, 'demo@liftoff.test') };
    const ofPlayer = [];
    for (const path of playerPages) ofPlayer.push([path, ...(await rendered(casino, () => path, headers))]);
    printTable('A player’s pages', head, ofPlayer);
  });
}

async function rendered(casino: Casino, path: (n: number) => string, own: Record<string, string>) {
  let n = 0;
  const { requests, latency, non2xx } = await autocannon({
    url: casino.site,
    connections: 4,
    duration: 8,
    headers: { 'accept-encoding': 'br', 'x-test-country': 'CA', ...own },
    requests: [{ setupRequest: request => ({ ...request, path: path(n++) }) }],
  });
  return [requests.average.toFixed(0), latency.p50, latency.p99, non2xx];
}

/** Signs a seeded player in and returns the cookies. */
async function sessionOf(casino: Casino, email: string): Promise<string> {
  const answer = await fetch(`${casino.site}/api/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-test-country': 'CA' },
    body: JSON.stringify({ user: { email, password: 'Liftoff-2026!' } }),
  });
  if (!answer.ok) throw new Error(`${email} is not signed in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map(line => line.split(';', 1)[0])
    .join('; ');
}

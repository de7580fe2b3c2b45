import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median, printTable, withCasino } from './bench-casino.ts';

const connections = 20;
const roundSec = 5;
const rounds = 5;
/** The time in which the edge compresses the page as small as possible and its code is compiled. */
const warmUpSec = 3;
/** The headers that tools and browsers send. Without `accept-encoding`, the page is sent uncompressed. */
const encodings = ['br', 'gzip', 'identity'] as const;

/**
 * Measures how many times per second the edge serves a guest's lobby from memory, compared with a bare Node server
 * that sends the same bytes. Both are loaded in turn by autocannon, because other work on the machine affects both.
 */
export async function benchFromMemory(): Promise<void> {
  await withCasino(
    async ({ site }) => {
      const rows = [];
      for (const encoding of encodings) rows.push(await compare(site, encoding));
      printTable(
        `A guest’s lobby from memory, by autocannon with ${connections} connections`,
        ['encoding', 'kB', 'edge a second', 'bare server a second', 'ratio'],
        rows,
      );
    },
    { RATE_FACTOR: '1000000' },
  );
}

async function compare(site: string, encoding: string): Promise<(string | number)[]> {
  const page = await keptPage(site, encoding);
  const bare = await openBare(page);
  const sent = { 'accept-encoding': encoding };
  const figures = [];
  for (let round = 0; round < rounds; round += 1)
    figures.push({ edge: await perSecond(site, sent), bare: await perSecond(bare.url, sent) });
  bare.server.kill();
  const edge = median(figures.map(figure => figure.edge));
  const other = median(figures.map(figure => figure.bare));
  const ratio = median(figures.map(figure => figure.edge / figure.bare));
  return [encoding, (page.body.length / 1000).toFixed(0), edge.toFixed(0), other.toFixed(0), ratio.toFixed(2)];
}

/** The lobby as the edge sends it once its smallest form exists, with all headers. */
async function keptPage(site: string, encoding: string): Promise<{ headers: string[]; body: Buffer }> {
  await perSecond(site, { 'accept-encoding': encoding }, warmUpSec);
  return new Promise((resolve, reject) => {
    request(site, { headers: { 'accept-encoding': encoding } }, answer => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const automatic = ['date', 'connection', 'keep-alive'];
        const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
          automatic.includes(name) ? [] : [name, String(value)],
        );
        resolve({ headers, body: Buffer.concat(pieces) });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function openBare(page: { headers: string[]; body: Buffer }): Promise<{ url: string; server: ChildProcess }> {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'));
  server.send({ headers: page.headers, body: page.body.toString('base64') });
  const [port] = (await once(server, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, server };
}

async function perSecond(url: string, headers: Record<string, string>, duration = roundSec): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration, headers });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} responses were not 2xx, ${errors} failed`);
  return requests.average;
}

import { median, printTable } from './bench-casino.ts';
import { read, withMeasuredCasino, type Reading, type Way } from './lighthouse.ts';
import { picturesPage } from './pictures-page.ts';
import { serveTwin, withoutScripts } from './static-twin.ts';

const runs = Number(process.env.BENCH_RUNS ?? 7);
const judged = ['performance'] as const;

/**
 * Compares the lobby with two other pages: a copy of it without scripts, and a hand-written page with its first 40
 * pictures. The three pages take turns, so that a busy moment affects all of them. The table gives the lobby's first
 * and largest paint relative to each page. Both are measured twice: `simulate` is Lighthouse's model of a slow
 * connection, in which a page is painted only once it is complete; `devtools` really slows the connection, and the
 * browser paints what has arrived.
 */
export async function benchFirstPaint(): Promise<void> {
  await withMeasuredCasino(async casino => {
    const lobby = await (await fetch(casino.site)).text();
    const twin = await serveTwin(withoutScripts(lobby), casino.site);
    const pictures = await serveTwin(picturesPage(lobby, 40), casino.site);
    const urls = { 'the lobby': casino.site, 'static twin': twin.url, '40 pictures by hand': pictures.url };
    try {
      // The casino draws pictures on first request, so the first reading of each page is discarded.
      for (const form of ['mobile', 'desktop'] as const)
        for (const url of Object.values(urls)) await read(url, { form, method: 'simulate', judged });
      for (const form of ['mobile', 'desktop'] as const)
        for (const method of ['simulate', 'devtools'] as const) await compare(urls, { form, method });
    } finally {
      for (const { server } of [twin, pictures]) server.close();
    }
  });
}

async function compare(urls: Readonly<Record<string, string>>, way: Way): Promise<void> {
  const taken = new Map(Object.keys(urls).map(name => [name, [] as Reading[]]));
  for (let run = 0; run < runs; run++)
    for (const [name, url] of Object.entries(urls)) taken.get(name)?.push(await read(url, { ...way, judged }));
  const own = taken.get('the lobby') ?? [];
  printTable(
    `${way.form}, ${way.method}, median of ${runs}`,
    ['page', 'FCP ms', 'LCP ms', 'FCP: lobby ÷ this', 'LCP: lobby ÷ this'],
    [...taken].map(([name, readings]) => [
      name,
      ...metrics.map(metric => medianOf(readings, metric).toFixed(0)),
      ...metrics.map(metric => (medianOf(own, metric) / medianOf(readings, metric)).toFixed(2)),
    ]),
  );
}

/** Positions of first and largest contentful paint in `Reading.metrics`. */
const metrics = [0, 1] as const;

const medianOf = (readings: readonly Reading[], metric: number): number =>
  median(readings.map(reading => reading.metrics[metric] ?? Number.NaN));

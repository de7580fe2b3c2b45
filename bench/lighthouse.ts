import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { median, printTable, withCasino } from './bench-casino.ts';
import { picturesPage } from './pictures-page.ts';
import { serveTwin, withoutScripts } from './static-twin.ts';

const port = 9333;
const runs = Number(process.env.BENCH_RUNS ?? 3);
const pages = [
  '/',
  '/pokies/all',
  '/producers/turbogames',
  '/search',
  '/search?q=rocket',
  '/responsible-gaming',
  '/play/turbogames/rocket-x?mode=demo',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

interface Reading {
  scores: number[];
  metrics: number[];
}

/**
 * Lighthouse on the lobby, a category, a studio, the search and its results, a page of text and a game page, mobile and desktop, and in the
 * same run on a twin of the lobby without any script and on a page as one would write by hand with the first 40 of its
 * pictures: first paint and largest paint are told as times theirs.
 */
export async function benchLighthouse(): Promise<void> {
  await withCasino(async casino => {
    const browser = await chromium.launch({
      executablePath: chromiumPath,
      args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    });
    try {
      for (const page of pages) await (await fetch(casino.site + page)).text();
      const lobby = await (await fetch(casino.site)).text();
      const twin = await serveTwin(withoutScripts(lobby), casino.site);
      const pictures = await serveTwin(picturesPage(lobby, 40), casino.site);
      await read(casino.site, 'mobile');
      for (const form of ['mobile', 'desktop'] as const) {
        const rows = [];
        for (const page of pages) rows.push(rowOf(page, await readings(casino.site + page, form)));
        const twinReadings = await readings(twin.url, form);
        rows.push(rowOf('static twin of /', twinReadings));
        const pictureReadings = await readings(pictures.url, form);
        rows.push(rowOf('40 pictures by hand', pictureReadings));
        printTable(
          `Lighthouse, ${form}, median of ${runs}`,
          ['page', ...categories, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
          rows,
        );
        const own = await readings(casino.site, form);
        const times = (metric: number, other: readonly Reading[]) =>
          (medianOf(own, metric) / medianOf(other, metric)).toFixed(2);
        printTable(
          `The lobby against the same without script, ${form}`,
          ['metric', 'times the twin', 'times 40 pictures by hand'],
          [
            ['FCP', times(0, twinReadings), times(0, pictureReadings)],
            ['LCP', times(1, twinReadings), times(1, pictureReadings)],
          ],
        );
      }
      for (const { server } of [twin, pictures]) server.close();
    } finally {
      await browser.close();
    }
  });
}

const medianOf = (taken: readonly Reading[], metric: number): number =>
  median(taken.map(reading => reading.metrics[metric] ?? Number.NaN));

function rowOf(page: string, taken: readonly Reading[]): (string | number)[] {
  const scores = categories.map((_, index) =>
    median(taken.map(reading => reading.scores[index] ?? Number.NaN)).toFixed(0),
  );
  return [
    page,
    ...scores,
    ...metrics.map((_, index) => (index === 3 ? medianOf(taken, 3).toFixed(3) : medianOf(taken, index).toFixed(0))),
  ];
}

async function readings(url: string, form: 'mobile' | 'desktop'): Promise<Reading[]> {
  const taken = [];
  for (let run = 0; run < runs; run++) taken.push(await read(url, form));
  return taken;
}

async function read(url: string, form: 'mobile' | 'desktop'): Promise<Reading> {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] },
    form === 'desktop' ? desktopConfig : undefined,
  );
  const report = result?.lhr;
  if (!report) throw new Error(`Lighthouse gave nothing for ${url}`);
  for (const audit of Object.values(report.audits)) {
    const failed = audit.score !== null && audit.score < 0.9 && ['binary', 'numeric'].includes(audit.scoreDisplayMode);
    if (failed && process.env.BENCH_VERBOSE) process.stderr.write(`${url}: ${audit.id} ${audit.displayValue ?? ''}\n`);
  }
  return {
    scores: categories.map(id => (report.categories[id]?.score ?? 0) * 100),
    metrics: metrics.map(id => report.audits[id]?.numericValue ?? Number.NaN),
  };
}

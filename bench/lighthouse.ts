import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from '@playwright/test';
import type { Casino } from '../e2e/casino.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { median, printTable, withCasino } from './bench-casino.ts';

/** Where Lighthouse finds its browser. */
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

export interface Reading {
  scores: number[];
  metrics: number[];
}

export interface Way {
  readonly form: 'mobile' | 'desktop';
  /** A slow line and processor worked out from a fast run, or truly applied to the run. */
  readonly method: 'simulate' | 'devtools';
  /** What is judged besides the times of painting, which are always taken; all where nothing is said. */
  readonly judged?: readonly (typeof categories)[number][];
}

/** Lighthouse on the lobby, a category, a studio, the search and its results, a page of text and a game page. */
export async function benchLighthouse(): Promise<void> {
  await withMeasuredCasino(async casino => {
    for (const page of pages) await (await fetch(casino.site + page)).text();
    await read(casino.site, { form: 'mobile', method: 'simulate' });
    for (const form of ['mobile', 'desktop'] as const) {
      const rows = [];
      for (const page of pages) rows.push(rowOf(page, await readings(casino.site + page, form)));
      printTable(
        `Lighthouse, ${form}, median of ${runs}`,
        ['page', ...categories, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
        rows,
      );
    }
  });
}

/** A casino, and the browser that `read` uses. */
export async function withMeasuredCasino(work: (casino: Casino) => Promise<void>): Promise<void> {
  await withCasino(async casino => {
    const browser = await chromium.launch({
      executablePath: chromiumPath,
      args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    });
    try {
      await work(casino);
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

async function readings(url: string, form: Way['form']): Promise<Reading[]> {
  const taken = [];
  for (let run = 0; run < runs; run++) taken.push(await read(url, { form, method: 'simulate' }));
  return taken;
}

/** One run of Lighthouse on an address. Throws where it gives no report. */
export async function read(url: string, { form, method, judged = categories }: Way): Promise<Reading> {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: [...judged], throttlingMethod: method },
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

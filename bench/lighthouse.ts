import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from '@playwright/test';
import type { Casino } from '../e2e/casino.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { median, printTable, withCasino } from './bench-casino.ts';

/** Port on which Lighthouse reaches its browser. */
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
  /**
   * `simulate` computes the effect of a slow connection and processor from a fast run; `devtools` really slows the
   * run down.
   */
  readonly method: 'simulate' | 'devtools';
  /** Lighthouse categories to score; all by default. Paint times are always measured. */
  readonly judged?: readonly (typeof categories)[number][];
}

/**
 * Runs Lighthouse on the lobby, a category, a studio, the search page, search results, a text page and a game page.
 */
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

/** Runs `work` on a casino, with the browser that `read` uses. */
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

/** Runs Lighthouse once on an address. Throws if it returns no report. */
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

import type { Page } from '@playwright/test';
import { median, printTable, quantile, withCasino } from './bench-casino.ts';
import { openBrowser } from './chromium.ts';

const rounds = Number(process.env.BENCH_RUNS ?? 15);
const ways = [
  ['lobby → category', '/', '/pokies/all'],
  ['category → studio', '/pokies/all', '/producers/turbogames'],
  ['studio → lobby', '/producers/turbogames', '/'],
] as const;

/**
 * Measures navigation within the loaded site, with all data cached: the milliseconds from the click on a link until the
 * frame that shows the next page's heading, and how many of them the page's data took.
 */
export async function benchNavigation(): Promise<void> {
  await withCasino(async casino => {
    const browser = await openBrowser();
    try {
      for (const whose of ['guest', 'player'] as const) {
        const context = await browser.newContext({ baseURL: casino.site, viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        if (whose === 'player')
          await page.request.post('/api/users/sign_in', {
            headers: { 'sec-fetch-site': 'same-origin' },
            data: { user: { email: 'demo@liftoff.test', password: 'Liftoff-2026!' } },
          });
        await page.goto('/', { waitUntil: 'load' });
        await page.mouse.move(200, 300);
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('header') ?? {}).some(key => key.startsWith('__reactProps')),
        );
        await page.waitForLoadState('networkidle');
        await idle(page);
        await measure(page, whose);
        await context.close();
      }
    } finally {
      await browser.close();
    }
  });
}

async function measure(page: Page, whose: string): Promise<void> {
  const taken = new Map<string, { shown: number; data: number }[]>(ways.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, , to] of ways) {
      const reading = await follow(page, to);
      // The first round only warms up the data.
      if (round > 0) taken.get(name)?.push(reading);
    }
  }
  printTable(
    `From the press to the next page, ${whose}, ms of ${rounds}`,
    ['way', 'median', 'p95', 'most', 'data median'],
    [...taken].map(([name, readings]) => {
      const shown = readings.map(reading => reading.shown);
      return [
        name,
        median(shown).toFixed(0),
        quantile(shown, 0.95).toFixed(0),
        Math.max(...shown).toFixed(0),
        median(readings.map(({ data }) => data)).toFixed(0),
      ];
    }),
  );
}

/** Clicks a link that is added to the page for this measurement, and waits until its target page is shown. */
async function follow(page: Page, to: string): Promise<{ shown: number; data: number }> {
  const reading = await page.evaluate(async address => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'on' });
    document.body.append(link);
    const before = document.querySelector('main h1')?.textContent;
    performance.clearResourceTimings();
    const pressed = performance.now();
    link.click();
    for (;;) {
      await new Promise(requestAnimationFrame);
      const heading = document.querySelector('main h1')?.textContent;
      if (location.pathname === address && heading && heading !== before) break;
      if (performance.now() - pressed > 20_000) throw new Error(`${address} did not come`);
    }
    // By the time the next frame begins, the frame that shows the heading has been painted.
    await new Promise(requestAnimationFrame);
    const shown = performance.now() - pressed;
    const data = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.data(?:\?|$)/.test(name))
      .map(({ duration }) => duration);
    link.remove();
    return { shown, data: Math.max(0, ...data) };
  }, to);
  await idle(page);
  return reading;
}

const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => done(), { timeout: 20_000 })));

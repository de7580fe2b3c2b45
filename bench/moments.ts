import type { Browser, Page } from '@playwright/test';
import { openBrowser } from './chromium.ts';
import { median, printTable, withCasino } from './bench-casino.ts';

const runs = Number(process.env.BENCH_RUNS ?? 9);
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Measures two waits of a guest in milliseconds: from the click on search to its field, on a phone whose processor is
 * throttled to a quarter of its speed, and from the click on a tile's demo link to a playable game, at full speed.
 */
export async function benchMoments(): Promise<void> {
  await withCasino(async casino => {
    const browser = await openBrowser();
    try {
      const rows = [];
      for (const [name, run] of [
        ['search: press to field, 4 × slower', () => searchMs(browser, casino.site)],
        ['tile: press to playable demo', () => demoMs(browser, casino.site, 0)],
        ['tile: the same, the mouse half a second on it', () => demoMs(browser, casino.site, 500)],
      ] as const) {
        const waits = [];
        for (let count = 0; count < runs; count += 1) waits.push(await run());
        rows.push([name, median(waits).toFixed(0), Math.min(...waits).toFixed(0), Math.max(...waits).toFixed(0)]);
      }
      printTable('What a guest waits for, ms', ['moment', 'median', 'least', 'most'], rows);
    } finally {
      await browser.close();
    }
  });
}

async function searchMs(browser: Browser, site: string): Promise<number> {
  const context = await browser.newContext({ ...phone, baseURL: site });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/', { waitUntil: 'load' });
  await idle(page);
  // Both times are taken inside the page, so that they do not include the measuring tool.
  await page.evaluate(() => {
    addEventListener('click', () => Reflect.set(globalThis, 'pressedAt', performance.now()), {
      capture: true,
      once: true,
    });
    const look = () => {
      const field = document.querySelector('dialog[open] input');
      const shown = field !== null && field.getBoundingClientRect().height > 0;
      // By the time the next frame begins, the frame that shows the field has been painted.
      requestAnimationFrame(shown ? () => Reflect.set(globalThis, 'shownAt', performance.now()) : look);
    };
    requestAnimationFrame(look);
  });
  await page.getByRole('link', { name: 'Search games' }).first().click();
  const waited = await page.waitForFunction(() => {
    const shown: unknown = Reflect.get(globalThis, 'shownAt');
    const pressed: unknown = Reflect.get(globalThis, 'pressedAt');
    return typeof shown === 'number' && typeof pressed === 'number' && shown - pressed;
  });
  const ms = Number(await waited.jsonValue());
  await context.close();
  return ms;
}

async function demoMs(browser: Browser, site: string, onTileMs: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: site });
  const page = await context.newPage();
  await page.goto('/pokies/slots', { waitUntil: 'load' });
  await idle(page);
  const tile = page.getByRole('article').first();
  await tile.hover();
  const demo = tile.getByRole('link', { name: /demo/i });
  await demo.hover();
  await page.waitForTimeout(onTileMs);
  const pressed = performance.now();
  await demo.click();
  const game = page.frameLocator('iframe[title$=", game"]');
  const spin = game.getByRole('button', { name: /^Spin for/ });
  await spin.and(game.locator('[aria-disabled="false"]')).waitFor();
  const ms = performance.now() - pressed;
  await context.close();
  return ms;
}

/** Waits until React has hydrated the header and the browser is idle. The page can also pause before that. */
async function idle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some(key => key.startsWith('__reactProps')),
  );
  await page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => done(), { timeout: 20_000 })));
}

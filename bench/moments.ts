import type { Browser, CDPSession, Page } from '@playwright/test';
import { openBrowser } from './chromium.ts';
import { median, printTable, withCasino } from './bench-casino.ts';

const runs = Number(process.env.BENCH_RUNS ?? 9);
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Measures waits of a guest in milliseconds: from the first tap on search to its field, on a phone whose processor is
 * throttled to a quarter of its speed, with the part of it that scripts take; and from the click on a tile's demo link
 * to a playable game, at full speed.
 */
export async function benchMoments(): Promise<void> {
  await withCasino(async casino => {
    const browser = await openBrowser();
    try {
      const rows = [];
      const searches = [];
      for (let count = 0; count < runs; count += 1) searches.push(await search(browser, casino.site));
      for (const [name, waits] of [
        ['search: first tap to field, 4 × slower', searches.map(({ ms }) => ms)],
        ['search: the scripts’ part of it', searches.map(({ scriptMs }) => scriptMs)],
      ] as const)
        rows.push(rowOf(name, waits));
      for (const [name, run] of [
        ['tile: press to playable demo', () => demoMs(browser, casino.site, 0)],
        ['tile: the same, the mouse half a second on it', () => demoMs(browser, casino.site, 500)],
      ] as const) {
        const waits = [];
        for (let count = 0; count < runs; count += 1) waits.push(await run());
        rows.push(rowOf(name, waits));
      }
      printTable('What a guest waits for, ms', ['moment', 'median', 'least', 'most'], rows);
    } finally {
      await browser.close();
    }
  });
}

const rowOf = (name: string, waits: readonly number[]): string[] => [
  name,
  ...[median(waits), Math.min(...waits), Math.max(...waits)].map(ms => ms.toFixed(0)),
];

/** How long after the page has loaded the visitor taps, in milliseconds. */
const tapsAfterMs = 4_000;

/**
 * The first thing a visitor does on the page is to tap on search. A finger does not move across the page before, so
 * nothing is loaded or hydrated for it earlier.
 */
async function search(browser: Browser, site: string): Promise<{ ms: number; scriptMs: number }> {
  const context = await browser.newContext({ ...phone, baseURL: site });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Performance.enable');
  await page.goto('/', { waitUntil: 'load' });
  // Both times are taken inside the page, so that they do not include the measuring tool.
  await page.evaluate(() => {
    const pressed = () => Reflect.set(globalThis, 'pressedAt', performance.now());
    addEventListener('pointerdown', pressed, { capture: true, once: true });
    const look = () => {
      const field = document.querySelector('dialog[open] input');
      const shown = field !== null && field.getBoundingClientRect().height > 0;
      // By the time the next frame begins, the frame that shows the field has been painted.
      requestAnimationFrame(shown ? () => Reflect.set(globalThis, 'shownAt', performance.now()) : look);
    };
    requestAnimationFrame(look);
  });
  await page.waitForTimeout(tapsAfterMs);
  const box = await page.getByRole('link', { name: 'Search games' }).first().boundingBox();
  if (box === null) throw new Error('The search cannot be tapped');
  const before = await scriptMsOf(session);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const waited = await page.waitForFunction(() => {
    const shown: unknown = Reflect.get(globalThis, 'shownAt');
    const pressed: unknown = Reflect.get(globalThis, 'pressedAt');
    return typeof shown === 'number' && typeof pressed === 'number' && shown - pressed;
  });
  const scriptMs = (await scriptMsOf(session)) - before;
  const ms = Number(await waited.jsonValue());
  await context.close();
  return { ms, scriptMs };
}

/** How long scripts have run on the page so far, in milliseconds. */
async function scriptMsOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
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

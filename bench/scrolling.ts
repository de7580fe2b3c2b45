import type { CDPSession, Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/platform/src/core/config.ts';
import { openDatabase } from '../apps/platform/src/database/open-database.ts';
import { systemDeps } from '../apps/platform/src/core/deps.ts';
import { makeLog } from '../apps/platform/src/core/log.ts';
import { systemClock } from '../apps/platform/src/core/platform-clock.ts';
import { openCasino } from '../e2e/casino.ts';
import { print, printTable, quantile } from './bench-casino.ts';
import { openBrowser } from './chromium.ts';

const tiles = Number(process.env.BENCH_TILES ?? 10_000);
/** Pixels per second: a firm flick on a phone. */
const speed = 3_000;
/** All tiles share one picture, because drawing ten thousand pictures is not part of the measurement. */
const picture = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/**
 * Scrolls a list of ten thousand games to its end and part of the way back, on a phone and on a desktop. Reports
 * frames per second, the longest frame, and the heap every two thousand tiles.
 */
export async function benchScrolling(): Promise<void> {
  const own = mkdtempSync(join(tmpdir(), 'bench-scrolling-'));
  const folder = join(own, 'house');
  mkdirSync(folder);
  const casino = await openCasino(folder);
  try {
    await casino.stopPlatform();
    await fillCatalogue(folder);
    await casino.startPlatform();
    const browser = await openBrowser();
    try {
      for (const [name, viewport] of [
        ['390 × 844', { width: 390, height: 844 }],
        ['1440 × 900', { width: 1440, height: 900 }],
      ] as const) {
        const context = await browser.newContext({ baseURL: casino.site, viewport });
        await context.route('**/pictures/**', route => route.fulfill({ contentType: 'image/webp', body: picture }));
        const page = await context.newPage();
        await page.goto('/pokies/slots', { waitUntil: 'load' });
        report(name, await scrollThrough(page));
        await context.close();
      }
    } finally {
      await browser.close();
    }
  } finally {
    await casino.close();
    rmSync(own, { recursive: true, force: true });
  }
}

/** Adds copies of the slots under other names until there are enough games. */
async function fillCatalogue(folder: string): Promise<void> {
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: folder }, () => Buffer.alloc(32, 1));
  const deps = systemDeps(systemClock(), makeLog('silent'));
  const db = await openDatabase(config, deps);
  await db.query(
    `INSERT INTO games SELECT (json_populate_record(g, json_build_object(
       'id', g.id + n * 10000, 'slug', g.slug || '-' || n, 'title', g.title || ' ' || n))).*
     FROM games g, generate_series(1, 20) n WHERE g.kind = 'slots'`,
  );
  const [count] = await db.query<{ n: bigint }>(`SELECT count(*) AS n FROM games WHERE kind = 'slots'`);
  print(`${String(count?.n)} slots in the catalogue`);
  await db.close();
}

interface Scrolled {
  tiles: number;
  seconds: number;
  frames: number[];
  heaps: { tiles: number; mb: number; nodes: number }[];
}

async function scrollThrough(page: Page): Promise<Scrolled> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(frameLog);
  const heaps = [await heapOf(page, session, 0)];
  const begun = performance.now();
  let step = 2_000;
  for (;;) {
    const loaded = await page.evaluate(scrollOn, { speed, ms: 2_000 });
    if (loaded >= step) {
      heaps.push(await heapOf(page, session, loaded));
      step += 2_000;
    }
    if (loaded >= tiles || performance.now() - begun > 15 * 60_000) break;
  }
  // Scrolls back up over the tiles already passed.
  await page.evaluate(scrollOn, { speed: -2 * speed, ms: 10_000 });
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const loaded = heaps.at(-1)?.tiles ?? 0;
  return { tiles: loaded, seconds: (performance.now() - begun) / 1_000, frames, heaps };
}

/** Runs in the page: records the start of each frame. */
function frameLog(): void {
  const frames: number[] = [];
  const note = (at: number) => {
    frames.push(at);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  Object.assign(window, { frames });
}

/** Runs in the page: scrolls evenly for `ms`, but not past the last game. Returns the number of loaded tiles. */
async function scrollOn(of: { speed: number; ms: number }): Promise<number> {
  const start = performance.now();
  let last = start;
  while (last - start < of.ms) {
    const now = await new Promise<number>(done => requestAnimationFrame(done));
    const end = document.querySelector('.list__end')?.getBoundingClientRect().bottom ?? Infinity;
    window.scrollBy(0, Math.min(((now - last) / 1_000) * of.speed, Math.max(0, end - window.innerHeight)));
    last = now;
  }
  return Number(
    /[\d,. \u00a0]+/.exec(document.querySelector('.list__end output')?.textContent ?? '')?.[0].replaceAll(/\D/g, '') ??
      0,
  );
}

async function heapOf(page: Page, session: CDPSession, loaded: number) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return { tiles: loaded, mb: usedSize / 1024 / 1024, nodes };
}

function report(name: string, { tiles: seen, seconds, frames, heaps }: Scrolled): void {
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const perSecond = new Map<number, number>();
  for (const at of frames) perSecond.set(Math.floor(at / 1_000), (perSecond.get(Math.floor(at / 1_000)) ?? 0) + 1);
  const rates = [...perSecond.values()].slice(1, -1);
  printTable(
    `${seen} tiles scrolled in ${seconds.toFixed(0)} s, ${name}`,
    ['frames a second', 'p5 of the seconds', 'p95 ms', 'p99 ms', 'longest ms', 'over 50 ms'],
    [
      [
        ((gaps.length / total) * 1_000).toFixed(1),
        quantile(rates, 0.05).toFixed(0),
        quantile(gaps, 0.95).toFixed(1),
        quantile(gaps, 0.99).toFixed(1),
        Math.max(...gaps).toFixed(0),
        gaps.filter(gap => gap > 50).length,
      ],
    ],
  );
  printTable(
    'Heap after collection',
    ['tiles', 'MB', 'elements'],
    heaps.map(({ tiles: at, mb, nodes }) => [at, mb.toFixed(1), nodes]),
  );
}

import type { Browser } from '@playwright/test';
import { openBrowser } from './chromium.ts';
import { printTable, withCasino } from './bench-casino.ts';

const pages = ['/', '/fr-CA', '/pokies/all', '/live/all', '/producers/paper-crane', '/play/turbogames/rocket-x'];
const views = [
  { name: 'mobile', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];
const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'] as const;

/** What a guest's first view weighs on the wire, by page, width and kind, before any interaction. */
export async function benchWeight(): Promise<void> {
  await withCasino(async casino => {
    const browser = await openBrowser();
    try {
      for (const view of views) {
        const rows = [];
        for (const page of pages) {
          await weigh(browser, casino.site + page, view); // Pictures are made the first time they are asked for.
          const bytes = await weigh(browser, casino.site + page, view);
          const total = [...bytes.values()].reduce((sum, n) => sum + n, 0);
          rows.push([page, ...kinds.map(kind => kB(bytes.get(kind) ?? 0)), kB(total)]);
        }
        printTable(`Page weight, guest, ${view.name} (kB on the wire)`, ['page', ...kinds, 'all'], rows);
      }
    } finally {
      await browser.close();
    }
  });
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

async function weigh(browser: Browser, url: string, view: (typeof views)[number]): Promise<Map<string, number>> {
  const { name: _name, ...settings } = view;
  const context = await browser.newContext(settings);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kindOf = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', event => kindOf.set(event.requestId, event.type));
  session.on('Network.loadingFinished', event => {
    const kind = kindOf.get(event.requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + event.encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}

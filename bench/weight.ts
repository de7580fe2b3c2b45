import type { Browser } from '@playwright/test';
import { openBrowser } from './chromium.ts';
import { printTable, withCasino } from './bench-casino.ts';

const pages = ['/', '/fr-CA', '/pokies/all', '/live/all', '/producers/paper-crane', '/play/turbogames/rocket-x'];
const views = [
  { name: 'mobile', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];
/**
 * The HTML names the modules that a page starts with; the browser loads the "Idle script" files later, when it is
 * idle.
 */
const kinds = ['Document', 'Script', 'Idle script', 'Stylesheet', 'Font', 'Image', 'Fetch'] as const;

/** Measures how many bytes a guest's first view transfers before any interaction, by page, width and kind. */
export async function benchWeight(): Promise<void> {
  await withCasino(async casino => {
    const browser = await openBrowser();
    try {
      for (const view of views) {
        const rows = [];
        for (const page of pages) {
          await weigh(browser, casino.site + page, view); // The casino draws pictures on first request.
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
  const asked = new Map<string, { kind: string; path: string }>();
  const loaded: { kind: string; path: string; size: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type: kind, response }) =>
    asked.set(requestId, { kind, path: new URL(response.url).pathname }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: size }) =>
    loaded.push({ kind: 'Other', path: '', ...asked.get(requestId), size }),
  );
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  const bytes = new Map<string, number>();
  for (const { kind, path, size } of loaded) {
    const column = kind === 'Script' && !html.includes(path) ? 'Idle script' : kind;
    bytes.set(column, (bytes.get(column) ?? 0) + size);
  }
  await context.close();
  return bytes;
}

import type { Page } from '@playwright/test';
import { axeFaults } from '../e2e/accessible.ts';
import { tabFaults } from '../e2e/tab-order.ts';
import { textFaults } from '../e2e/text-faults.ts';
import { print, withCasino } from './bench-casino.ts';
import { openBrowser } from './chromium.ts';

const ofGuests = [
  '/',
  '/pokies/all',
  '/live/all',
  '/categories/turbo',
  '/producers',
  '/producers/turbogames',
  '/search?q=rocket',
  '/search?q=nothing-like-it',
  '/sign-in',
  '/sign-up',
  '/remind',
  '/no-such-page',
  '/oops',
  '/techwork',
  '/payments',
  '/benefits-of-crypto',
  '/news',
  '/news/limits-that-hold',
  '/support',
  '/fairness',
  '/self-assessment',
  '/play/turbogames/rocket-x?mode=demo',
];
const ofPlayers = [
  '/',
  '/favorite-games',
  '/profile/main',
  '/profile/limits',
  '/profile/games-history',
  '/profile/level',
  '/deposit',
  '/play/turbogames/rocket-x?mode=real',
];
const locales = ['en-CA', 'fr-CA', 'et'];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const checks = (process.env.BENCH_CHECKS ?? 'axe,tab,text').split(',');

/**
 * Checks thirty screens in three languages at two widths: axe violations, faults in the tab order, and text that is
 * cut off, covered or causes sideways scrolling at twice the browser's font size. `BENCH_CHECKS` selects from
 * `axe,tab,text`.
 */
export async function benchScreens(): Promise<void> {
  await withCasino(async casino => {
    const browser = await openBrowser();
    let looked = 0;
    const faults: string[] = [];
    try {
      for (const [whose, paths] of [
        ['guest', ofGuests],
        ['player', ofPlayers],
      ] as const) {
        for (const locale of locales) {
          for (const viewport of sizes) {
            const context = await browser.newContext({
              baseURL: casino.site,
              locale,
              viewport,
              reducedMotion: 'reduce',
            });
            await context.addInitScript(() => {
              if (location.protocol.startsWith('http')) document.cookie = 'cookie_consent=1.refused.0;path=/';
            });
            const page = await context.newPage();
            if (whose === 'player') await signIn(page);
            for (const path of paths) {
              const where = `${whose} ${locale} ${viewport.width} ${path}`;
              for (const fault of await faultsOf(page, locale, path)) faults.push(`${where}: ${fault}`);
              looked += 1;
              print(`${looked} ${where} (${faults.length} faults so far)`);
            }
            await context.close();
          }
        }
      }
    } finally {
      await browser.close();
    }
    print(`\n${looked} screens looked at, ${faults.length} faults`);
    for (const fault of faults) print(fault);
  });
}

async function faultsOf(page: Page, locale: string, path: string): Promise<string[]> {
  const found: string[] = [];
  const address = `/${locale}${path === '/' ? '' : path}`;
  const open = async () => {
    await page.goto(address, { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.mouse.move(1, 1);
    await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 5_000 })));
  };
  await open();
  if (checks.includes('axe')) found.push(...(await axeFaults(page)).map(fault => `axe ${fault}`));
  // The tab order is the same in every language.
  if (checks.includes('tab') && locale === locales[0])
    found.push(...(await tabFaults(page)).map(fault => `tab ${fault}`));
  if (!checks.includes('text')) return found;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await open();
  found.push(...(await textFaults(page)).map(fault => `text ${fault}`));
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await session.detach();
  return found;
}

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/users/sign_in', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { user: { email: 'vip@liftoff.test', password: 'Liftoff-2026!' } },
  });
  if (!answer.ok()) throw new Error('vip@liftoff.test could not sign in');
}

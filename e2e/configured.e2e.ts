import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { mxssCorpus } from '../apps/platform/src/content/mxss-corpus.ts';
import { libraryVersion } from '../apps/web/app/features/cashbox/library/version.ts';
import { textPayloads } from '../packages/rules/src/testing/text-payloads.ts';
import type { Casino } from './casino.ts';
import { balanceIn, enter, expect, fillSignIn, test as base } from './journey.ts';
import { workerCasino } from './worker-casino.ts';
import { fontsReady } from './fonts.ts';

const betting = 'https://sports.liftoff.example/';
const library = `https://content.liftoff.example/assets/payments-library/${libraryVersion}.js`;

const tracker = 'https://tracker.liftoff.example/tracker.js';

/**
 * Settings that an operator can write for the configuration calls. A casino without them shows none of these
 * features.
 */
const files = {
  // Fifteen banners whose texts would run as script if they were treated as markup.
  'banners-config': {
    banners: Array.from({ length: 15 }, (_, at) => {
      const words = textPayloads.slice(at * 10, at * 10 + 10).join(' ');
      return { id: `b${at}`, image: '/pictures/scene/launch', title: words, description: words, labels: [words] };
    }),
  },
  'betting-config': { url: betting },
  'brand-config': { paymentsLibrary: library, customerTracker: tracker },
};

const payloadsPage = '/payloads';

/**
 * The operator's own text pages: three with fixed places in the menu, two filed under it, and one with the payloads.
 */
const ownPages = [
  ...['tournaments', 'achievements', 'vip-club'].map(name => ({ path: `/${name}`, categories: [] })),
  ...['how-we-test-our-games', 'people-behind-the-tables'].map(name => ({
    path: `/${name}`,
    categories: ['top-menu'],
  })),
  { path: payloadsPage, categories: [] },
].map(page => ({ ...page, hidden: false, updated_on: '2026-11-20' }));
const titleOf = (path: string): string => path.slice(1).replaceAll('-', ' ');

/** Writes the shipped pages and the operator's own pages to a folder. */
function writePages(folder: string): void {
  cpSync(resolve(import.meta.dirname, '../config/pages'), folder, { recursive: true });
  const listing = join(folder, 'pages.json');
  writeFileSync(listing, JSON.stringify([...JSON.parse(readFileSync(listing, 'utf8')), ...ownPages]));
  for (const { path } of ownPages) {
    const head = JSON.stringify({ title: titleOf(path), description: titleOf(path) });
    writeFileSync(join(folder, `en-CA${path}.html`), `<!--${head}--><h2>${titleOf(path)}</h2><p>Text.</p>`);
  }
  const head = `<!--${JSON.stringify({ title: 'Payloads', description: 'All of them' })}-->`;
  writeFileSync(
    join(folder, `en-CA${payloadsPage}.html`),
    head + mxssCorpus.map(html => `<p>One:</p>${html}`).join('\n'),
  );
}

/** The journeys' casino with these files. */
const test = base.extend<object, { casino: Casino }>({
  casino: workerCasino({ config: files, pages: writePages }),
});

const menuWidths = process.env.JOURNEYS === 'all' ? [1440, 1280, 1150, 1060] : [1440, 1060];

const topMenuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test(
  'a betting site replaces the lobby in the top menu and links out of the site [SHELL-021] [SHELL-024] [CALL-003]',
  { tag: '@all' },
  async ({ page }) => {
    await page.route(betting, route => route.fulfill({ contentType: 'text/html', body: '<h1>Sports</h1>' }));
    await page.goto('/fairness', { waitUntil: 'domcontentloaded' });
    const line = topMenuOf(page).locator('.top-menu__fit');
    const sports = line.getByRole('link', { name: 'Sports' });
    await expect(sports).toHaveAttribute('href', betting);
    await expect(line.getByRole('link', { name: 'Lobby' })).toHaveCount(0);
    await sports.click();
    await expect(page).toHaveURL(betting);
  },
);

test('the top menu links the configured parts and pages at every width, and the cashbox loads the configured payments library [SHELL-025] [SHELL-026] [SHELL-027] [SHELL-028] [SHELL-029] [CALL-091]', async ({
  page,
}) => {
  await page.goto('/fairness', { waitUntil: 'domcontentloaded' });
  const menu = topMenuOf(page);
  const more = menu.locator('details');
  /** The entries that fit in the menu line, and those under More. */
  const shared = () =>
    menu.evaluate(nav => {
      const line = nav.querySelector('.top-menu__fit');
      const bottom = line?.getBoundingClientRect().bottom ?? 0;
      const links = [...(line?.querySelectorAll('a') ?? [])];
      const fitting = links.filter(link => link.getBoundingClientRect().top < bottom - 1);
      const words = (all: Iterable<Element>) => [...all].map(link => link.textContent ?? '');
      return { fitting: words(fitting), more: words(nav.querySelectorAll('details a')) };
    });
  const parts = ['Tournaments', 'Achievements', 'VIP club'];
  const filed = ['Fairness', ...ownPages.slice(3, 5).map(({ path }) => titleOf(path))];
  const all = ['Pokies', 'Live', 'Sports', ...parts, ...filed, 'Promotions', 'Studios', 'New games'];
  await fontsReady(page);
  for (const width of menuWidths) {
    await page.setViewportSize({ width, height: 900 });
    // No entry is missing or shown twice.
    await expect
      .poll(async () => Object.values(await shared()).flat(), { message: `entries at ${width} px` })
      .toEqual(all);
    const { fitting } = await shared();
    expect(fitting.length).toBeGreaterThan(1);
    expect(fitting.length).toBeLessThan(all.length);
  }
  await more.getByText('More').click();
  await more.getByRole('link', { name: 'Studios' }).click();
  await expect(page).toHaveURL('/producers');
  await expect(more.getByRole('link', { name: 'Studios' })).toBeHidden();
  await menu.getByRole('link', { name: 'Tournaments' }).first().click();
  await expect(page).toHaveURL('/tournaments');
  await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible();

  await page.route('https://content.liftoff.example/**', async route => {
    const own = await page.request.get(new URL(route.request().url()).pathname);
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
    await route.fulfill({ headers, body: await own.text() });
  });
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('payments-library')) asked.push(request.url());
  });
  await enter(page, 'demo@liftoff.test');
  expect(asked).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog').getByLabel('Amount', { exact: true })).toBeFocused();
  expect(asked).toEqual([library]);
});

test.describe('the customer tracker', () => {
  test.use({ asksCookies: true });

  test(
    'the tracker is requested only after consent, and the site works even if it is blocked [B28] [D13]',
    { tag: '@all' },
    async ({ page, context, casino }) => {
      const blocked: string[] = [];
      page.on('requestfailed', request => blocked.push(request.url()));
      await context.route(`${tracker}*`, route => route.abort('blockedbyclient'));
      await page.clock.install();
      await page.goto('/fairness', { waitUntil: 'domcontentloaded' });
      const notice = page.getByRole('region', { name: 'Your cookie choice' });
      await expect(notice).toBeVisible();
      await page.clock.fastForward('02:00');
      expect(blocked).toEqual([]);
      await notice.getByRole('button', { name: 'Accept' }).click();
      await page.clock.fastForward('01:01');
      await expect.poll(() => blocked).toEqual([tracker]);
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
      await fillSignIn(page, 'demo@liftoff.test');
      await expect(balanceIn(page)).toHaveText(/€/);
      expect(new URL(page.url()).origin).toBe(casino.site);
    },
  );
});

test(
  'the browser runs none of the attack payloads in pages, banners and searches [A30] [A31]',
  { tag: '@all' },
  async ({ page }) => {
    const ran: string[] = [];
    page.on('dialog', dialog => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    await page.exposeFunction('canary', () => void ran.push('canary'));
    const asked: string[] = [];
    page.on('request', request => request.url().includes('evil.example') && asked.push(request.url()));
    await page.goto(payloadsPage, { waitUntil: 'load' });
    await expect(page.getByText('One:').first()).toBeVisible();
    await page.goto('/', { waitUntil: 'load' });
    await expect(page.locator('.carousel__slides > section')).toHaveCount(15);
    for (let at = 0; at < 150; at += 30) {
      const query = new URLSearchParams({ q: textPayloads[at]?.slice(0, 64) ?? '' });
      await page.goto(`/search?${query}`, { waitUntil: 'load' });
      await expect(page.getByRole('searchbox')).not.toHaveValue('');
    }
    // Positive control: a script of the page itself can run the canary.
    await page.evaluate('canary()');
    expect([ran, asked]).toEqual([['canary'], []]);
  },
);

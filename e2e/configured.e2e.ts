import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openCasino, type Casino } from './casino.ts';
import { enter, expect, test as base } from './journey.ts';
import { casinosFolder, seededFolder } from './seeded-casino.ts';

const betting = 'https://sports.liftoff.example/';
const library = 'https://content.liftoff.example/assets/payments-library/1.1.0.js';

/** What an operator may write in the files of the configuration calls; a casino without them shows none of it. */
const files = {
  'betting-config': { url: betting },
  'brand-config': { paymentsLibrary: library },
};

/** The journeys' casino, but with those files. */
const test = base.extend<object, { casino: Casino }>({
  casino: [
    async ({ browserName: _browserName }, use, info) => {
      const folder = join(casinosFolder, `configured-${info.workerIndex}`);
      const config = join(folder, 'fe');
      mkdirSync(config, { recursive: true });
      for (const [name, value] of Object.entries(files))
        writeFileSync(join(config, `${name}.json`), JSON.stringify(value));
      cpSync(seededFolder, join(folder, 'data'), { recursive: true, verbatimSymlinks: true });
      const casino = await openCasino(join(folder, 'data'), { FE_CONFIG_DIR: config });
      await use(casino);
      await casino.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const topMenuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a betting site takes the lobby’s place in the top menu and leads out of the site [SHELL-021] [SHELL-024] [CALL-003]', async ({
  page,
}) => {
  await page.route(betting, route => route.fulfill({ contentType: 'text/html', body: '<h1>Sports</h1>' }));
  await page.goto('/fairness', { waitUntil: 'domcontentloaded' });
  const line = topMenuOf(page).locator('.nav__fit');
  const sports = line.getByRole('link', { name: 'Sports' });
  await expect(sports).toHaveAttribute('href', betting);
  await expect(line.getByRole('link', { name: 'Lobby' })).toHaveCount(0);
  await sports.click();
  await expect(page).toHaveURL(betting);
});

test('the payments library comes from the configured content network when the cashbox is first opened [CALL-091]', async ({
  page,
}) => {
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

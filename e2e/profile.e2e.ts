import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { fontsReady } from './fonts.ts';
import { openSlot } from './game.ts';
import { awake, balanceIn, enter, expect, loseSession, test } from './journey.ts';
import { register } from './new-player.ts';

/** Checks the page at a phone's width, then restores the original width. */
async function expectAccessibleNarrow(page: Page): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await fontsReady(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing lies beyond the edge').toBe(390);
  await expectAccessible(page);
  if (wide) await page.setViewportSize(wide);
}

const ours = { 'sec-fetch-site': 'same-origin' };

/** Plays one round for money with the calls of a frame, then rotates the seeds to reveal its seed. */
async function playRound(page: Page, game: string): Promise<void> {
  const launch = await page.request.post(`/api/games/${game}/launch`, {
    headers: ours,
    data: { mode: 'real', locale: 'en-CA' },
  });
  const url = new URL(((await launch.json()) as { launch_url: string }).launch_url);
  const start = await page.request.post(`${url.origin}/frame/api/start`, {
    headers: ours,
    data: { launch_token: url.searchParams.get('token') },
  });
  const { frame_token: token } = (await start.json()) as { frame_token: string };
  const headers = { ...ours, authorization: `Bearer ${token}` };
  const bet = { id: randomUUID(), input: { engine: 'slot', stake_cents: 100 } };
  expect((await page.request.post(`${url.origin}/frame/api/bet`, { headers, data: bet })).status()).toBe(200);
  const seeds = { client_seed: 'mine' };
  expect((await page.request.post(`${url.origin}/frame/api/seeds/rotate`, { headers, data: seeds })).status()).toBe(
    200,
  );
}

test('a player edits personal data in the profile, walks its pages through its menu and reads their status there [SHELL-003] [ROUTE-019] [ROUTE-021] [ROUTE-022] [ROUTE-023] [ROUTE-027] [ROLE-030]', async ({
  page,
}) => {
  await page.goto('/sign-up');
  await register(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await awake(page);
  const menu = page.getByRole('navigation', { name: 'Profile' });
  await expect(menu.getByRole('link', { name: 'Main' })).toHaveAttribute('aria-current', 'page');
  await expectAccessibleNarrow(page);

  await page.getByRole('button', { name: 'Edit personal data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Personal data' });
  await dialog.getByRole('textbox', { name: 'City' }).fill('Toronto');
  await dialog.getByRole('textbox', { name: 'Postal code' }).fill('12345');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Postal code' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Postal code' }).fill('M5V 2T6');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Toronto ON M5V 2T6')).toBeVisible();

  await menu.getByRole('link', { name: 'Games history' }).click();
  await expect(page).toHaveURL('/profile/games-history');
  await expect(page.getByText('No rounds here')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Games history' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/profile/main');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Main' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'Edit personal data' })).toBeVisible();
  await loseSession(page);

  await enter(page, 'vip@liftoff.test', '/profile/level');
  const statuses = page.getByRole('list', { name: 'Statuses' });
  await expect(statuses.getByRole('listitem').filter({ hasText: 'Gold' })).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('heading', { level: 2, name: 'Gold' })).toBeVisible();
  const pictures = statuses.locator('img');
  const areDrawn = () => pictures.evaluateAll(all => all.map(img => (img as HTMLImageElement).naturalWidth > 0));
  await expect.poll(areDrawn).not.toContain(false);
  await expect(page.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', /^mailto:/);
  await expectAccessibleNarrow(page);
  await menu.getByRole('link', { name: 'Gifts' }).click();
  await expect(page).toHaveURL('/profile/gifts');
  await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
  await expectAccessibleNarrow(page);
});

test('a round is listed in the history, can be recomputed, and is included in the exported file [ROUTE-027] [C35]', async ({
  page,
  baseURL,
}) => {
  await enter(page, 'demo@liftoff.test', '/fairness');
  const game = await openSlot(baseURL);
  await playRound(page, game.slug);
  await page.goto('/profile/games-history');
  await expect(balanceIn(page)).toBeVisible();
  await awake(page);
  const row = page.getByRole('table', { name: 'Rounds' }).getByRole('row', { name: game.title }).first();
  await expect(row).toContainText('€1.00');
  await expect(page.getByRole('img', { name: /^Net result from/ })).toBeVisible();
  await expectAccessibleNarrow(page);

  await row.getByRole('button', { name: /^Check the round/ }).click();
  const check = page.getByRole('dialog', { name: 'Check this round' });
  await expect(check.getByText(/^Recomputed in your browser: same outcome/)).toBeVisible();
  await check.getByRole('button', { name: 'Close' }).click();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`,${game.title},`);
});

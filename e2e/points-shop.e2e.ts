import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import type { Casino } from './casino.ts';
import { expectBalance } from './game.ts';
import { awake, expect, test } from './journey.ts';
import { newKnownPlayer } from './new-player.ts';

/** Creates a player with these points, and opens the shop. */
async function openShop(page: Page, casino: Casino, points: number): Promise<string> {
  const email = await newKnownPlayer(page);
  await casino.console('POST', `players/${email}/rewards`, { reward: { type: 'points', points }, reason: 'A journey' });
  await page.goto('/rocket-mart', { waitUntil: 'domcontentloaded' });
  await awake(page);
  await expect(pointsIn(page)).toContainText(points.toLocaleString('en-CA'));
  return email;
}

const pointsIn = (page: Page) => page.getByRole('region', { name: 'Your points' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Exchanges one item of a card and returns the dialog of the result. */
async function exchange(page: Page, title: string) {
  await page.getByRole('button', { name: `Exchange ${title}`, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Exchange for/ })
    .click();
  return page.getByRole('dialog', { name: / yours$|did not go through$/ });
}

test('a player finds a card by its tab and exchanges points for money, free spins, a spin of the wheel and a ticket [PSHOP-001] [PSHOP-002] [PSHOP-010] [PSHOP-013] [PSHOP-014] [PSHOP-015] [PROLE-007] [PROUTE-019] [PROUTE-020]', async ({
  page,
  casino,
}) => {
  await openShop(page, casino, 12_480);
  const tabs = page.getByRole('navigation', { name: 'Kinds of rewards' });
  await expect(tabs.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: '20 free spins', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/rocket-mart/special', { waitUntil: 'domcontentloaded' });
  await expect(cards(page)).toHaveCount(2);
  await page.goto('/rocket-mart/freespins', { waitUntil: 'domcontentloaded' });
  await expect(cards(page).getByRole('button', { name: /free spins$/ })).toHaveCount(4);
  await tabs.getByRole('link', { name: 'Money' }).click();
  await expect(page).toHaveURL(/\/rocket-mart\/money$/);
  await expect(
    cards(page)
      .getByRole('button', { name: / cash$/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: '20 free spins', exact: true })).toHaveCount(0);
  await awake(page);

  await page.getByRole('button', { name: 'Exchange €5 cash', exact: true }).click();
  const popup = page.getByRole('dialog', { name: '€5 cash' });
  await popup.getByRole('button', { name: 'One more' }).click();
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Exchange for 2,500 points' }).click();
  const result = page.getByRole('dialog', { name: '€10 cash: yours' });
  await expect(result.getByText('12,480 → 9,980')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessible(page);
  await expectBalance(page, 1_000n);
  await result.getByRole('button', { name: 'Close' }).last().click();
  await expect(pointsIn(page)).toContainText('9,980');

  await tabs.getByRole('link', { name: 'All' }).click();
  await awake(page);
  await expect((await exchange(page, '20 free spins')).getByRole('link', { name: 'Open Gifts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect((await exchange(page, 'A spin of the wheel')).getByRole('link', { name: 'Open boxes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await (await exchange(page, 'Lottery ticket')).getByRole('link', { name: 'See my tickets' }).click();
  await expect(page.getByText(/^1 of \d+ tickets$/)).toBeVisible();
});

test('a player with several accounts is warned before an exchange, can cancel, and gets nothing, without an error text [PSHOP-011] [PROLE-010] [PERR-001] [PX-07]', async ({
  page,
  casino,
}) => {
  const email = await openShop(page, casino, 3_000);
  await casino.console('POST', `players/${email}`, { groups: ['100'] });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await awake(page);
  await page.getByRole('button', { name: 'Exchange €5 cash', exact: true }).click();
  await page.getByRole('button', { name: /^Exchange for/ }).click();
  const warning = page.getByRole('dialog', { name: 'Before you exchange' });
  await expect(warning.getByRole('heading', { name: 'We see another account like yours' })).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Exchange for/ }).click();
  const [answer] = await Promise.all([
    page.waitForResponse(response => response.url().endsWith('/exchange/money')),
    warning.getByRole('button', { name: 'Exchange 1,250 points' }).click(),
  ]);
  expect(answer.status()).toBe(403);
  const failed = page.getByRole('dialog', { name: 'The exchange did not go through' });
  await expect(failed.getByText('3,000, unchanged')).toBeVisible();
  await expect(failed.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
});

test('a player who turned bonuses off turns them on in the shop, and the exchange follows [PSHOP-012] [PROLE-011]', async ({
  page,
  casino,
}) => {
  await openShop(page, casino, 3_000);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const off = await page.request.patch('/api/player/update_bonus_settings', { headers, data: { can_issue: false } });
  expect(off.status()).toBe(200);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await awake(page);
  await page.getByRole('button', { name: 'Exchange €5 cash', exact: true }).click();
  await page.getByRole('button', { name: /^Exchange for/ }).click();
  const question = page.getByRole('dialog', { name: 'Bonuses are switched off' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Turn on and exchange' }).click();
  await expect(page.getByRole('dialog', { name: '€5 cash: yours' })).toBeVisible();
  await expectBalance(page, 500n);
});

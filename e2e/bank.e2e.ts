import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectBalance } from './game.ts';
import { awake, balanceIn, expect, signIn, test } from './journey.ts';
import { newPlayer } from './new-player.ts';

const cashbox = (page: Page) => page.getByRole('dialog');

const ours = { 'sec-fetch-site': 'same-origin' };

/** Pays 40 euro from the e-wallet, with the same calls as the pages. */
async function payByWallet(page: Page): Promise<void> {
  const begun = await page.request.post('/payments/deposits', {
    headers: { ...ours, 'idempotency-key': randomUUID() },
    data: { method_id: 'ewallet', amount_cents: 4_000, currency: 'EUR' },
  });
  const { payment, next_step: next } = (await begun.json()) as { payment: { id: string }; next_step: { url: string } };
  await page.request.post(`${next.url}/answer`, { headers: ours, data: { source: 'everyday' } });
  const state = async () =>
    ((await (await page.request.get(`/payments/${payment.id}`)).json()) as { state: string }).state;
  await expect.poll(state).toBe('succeeded');
}

/** Selects bank transfer in the open cashbox and continues to the bank's page. */
async function goToBank(page: Page, amount: string): Promise<void> {
  await cashbox(page).getByText('Bank transfer').click();
  await expect(cashbox(page).getByRole('radio', { name: /^Bank transfer/ })).toBeChecked();
  await cashbox(page).getByLabel('Amount', { exact: true }).fill(amount);
  await cashbox(page)
    .getByRole('button', { name: /^Deposit/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Confirm this payment' })).toBeVisible();
}

test("a player pays a bank transfer on the bank's own page and returns, while a transfer cancelled there takes nothing and is reported [STATE-053] [ERR-019]", async ({
  page,
  casino,
}) => {
  await casino.console('POST', 'players/tester@liftoff.test', { balance: { currency: 'EUR', amount_cents: 1_000 } });
  await signIn(page, 'tester@liftoff.test');
  await page.goto('/deposit', { waitUntil: 'domcontentloaded' });
  await awake(page);
  await goToBank(page, '25');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(cashbox(page).getByRole('heading', { name: 'Payment of €25.00 cancelled' })).toBeVisible();
  const told = page.getByText('Your deposit of €25.00 was cancelled. Nothing was taken.');
  await expect(told).toBeVisible();
  await expect(told.getByRole('link', { name: 'Deposit again' })).toHaveAttribute('href', '/deposit');
  await cashbox(page).getByRole('button', { name: 'Try again' }).click();

  await goToBank(page, '30');
  await page.getByRole('radio', { name: /^Everyday account/ }).check();
  await page.getByRole('button', { name: /^Pay/ }).press('Enter');
  await expect(cashbox(page).getByRole('heading', { name: '€30.00 added to your balance' })).toBeVisible();
  await cashbox(page).getByRole('button', { name: 'Done' }).click();
  await expect(balanceIn(page)).toBeVisible();
  await expectBalance(page, 4_000n);
});

test('a player repeats the last deposit with one click, and a player with no saved deposit gets the deposit step [ROUTE-036] [ROUTE-043] [POPUP-010]', async ({
  page,
}) => {
  await page.goto('/deposit-fast');
  await expect(page).toHaveURL(/\/sign-up\?redirect=%2Fdeposit-fast$/);
  await newPlayer(page);
  const filled = {
    first_name: 'Ada',
    last_name: 'Byron',
    mobile_phone: '+49305550100',
    city: 'Berlin',
    address: 'Allee 1',
    postal_code: '10115',
  };
  await page.request.patch('/api/player', { headers: ours, data: filled });
  await page.goto('/deposit-fast', { waitUntil: 'domcontentloaded' });
  await expect(cashbox(page).getByRole('radio', { name: /^E-wallet/ })).toBeVisible();
  await payByWallet(page);
  await page.goto('/deposit-fast', { waitUntil: 'domcontentloaded' });
  await expect(cashbox(page).getByRole('heading', { name: 'Deposit €40.00 again' })).toBeVisible();
  await expectAccessible(page);
  await cashbox(page).getByRole('button', { name: 'Deposit €40.00' }).press('Enter');
  await expect(cashbox(page).getByRole('heading', { name: '€40.00 added to your balance' })).toBeVisible();
  await expectBalance(page, 8_000n);
});

test('/cashbox, /dashboard and the addresses for account and bonus deposits open the cashbox over the lobby [ROUTE-037] [ROUTE-038] [ROUTE-040] [ROUTE-041] [POPUP-007]', async ({
  page,
}) => {
  const lobbyRows = page.locator('main').getByRole('region', { includeHidden: true });
  await signIn(page, 'estonia@liftoff.test');
  for (const path of ['/cashbox', '/dashboard', '/accounts/unknown/deposit', '/deposit-bonus']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(cashbox(page).getByRole('tab', { name: 'Deposit', selected: true })).toBeVisible();
    const bonus = cashbox(page).getByRole('group', { name: 'Deposit bonus' });
    await expect(bonus).toBeVisible();
    if (path === '/deposit-bonus') await expect(bonus).toBeInViewport();
    await expect(lobbyRows.first()).toBeAttached();
  }
});

test('the menu opens the cashbox over the current page [ROUTE-037]', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'estonia@liftoff.test');
  await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
  await awake(page);
  const menu = page.getByRole('button', { name: 'Menu' }).or(page.getByRole('link', { name: 'Menu' }));
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Cashbox' }).click();
  await expect(page).toHaveURL('/cashbox');
  await expect(cashbox(page).getByRole('tab', { name: 'Deposit', selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /All pokies/, includeHidden: true })).toBeAttached();
});

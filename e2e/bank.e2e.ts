import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectBalance } from './game.ts';
import { awake, balanceIn, expect, signIn, test } from './journey.ts';

const cashbox = (page: Page) => page.getByRole('dialog');

/** Chooses the bank in the open cashbox and goes to its page. */
async function goToBank(page: Page, amount: string): Promise<void> {
  await cashbox(page)
    .getByRole('radio', { name: /^Bank transfer/ })
    .check();
  await cashbox(page).getByLabel('Amount', { exact: true }).fill(amount);
  await cashbox(page)
    .getByRole('button', { name: /^Deposit/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Confirm this payment' })).toBeVisible();
}

test('a bank transfer is paid on the bank’s own page, which leads back; what is canceled there takes nothing', async ({
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
  await expect(cashbox(page).getByRole('heading', { name: 'Payment of €25.00 canceled' })).toBeVisible();
  await cashbox(page).getByRole('button', { name: 'Try again' }).click();

  await goToBank(page, '30');
  await page.getByRole('radio', { name: /^Everyday account/ }).check();
  await page.getByRole('button', { name: /^Pay/ }).press('Enter');
  await expect(cashbox(page).getByRole('heading', { name: '€30.00 added to your balance' })).toBeVisible();
  await cashbox(page).getByRole('button', { name: 'Done' }).click();
  await expect(balanceIn(page)).toBeVisible();
  await expectBalance(page, 4_000n);
});

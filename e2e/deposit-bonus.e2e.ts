import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { fillAboutYou, fillCredentials, freshEmail, newKnownPlayer } from './new-player.ts';
import { freshPassword } from './player-secrets.ts';

const cashbox = (page: Page) => page.getByRole('dialog');
const codeOf = async (page: Page) =>
  ((await (await page.request.get('/api/player')).json()) as { deposit_bonus_code: string | null }).deposit_bonus_code;

test('a player sees the terms of a deposit bonus in figures, tries a code, and deposits with the chosen bonus [C28] [ROUTE-041] [PCALL-030] [PCALL-031]', async ({
  page,
}) => {
  await newKnownPlayer(page, '131811_journey');
  await page.goto('/deposit-bonus', { waitUntil: 'domcontentloaded' });
  const welcome = cashbox(page).getByRole('radio', { name: /^Welcome bonus, 100%/ });
  await expect(cashbox(page).getByText('Welcome bonus, 100%')).toBeInViewport();
  await expect(welcome).not.toBeChecked();
  await cashbox(page).getByLabel('Amount', { exact: true }).fill('50');
  await expect(cashbox(page).getByText('€500.00 to stake')).toBeVisible();
  const code = cashbox(page).getByRole('textbox', { name: /Promo code/ });
  await code.fill('NO-SUCH-CODE');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/doesn’t work for your account/);
  await code.fill('RELOAD25');
  await cashbox(page).getByRole('button', { name: 'Check' }).click();
  await expect(cashbox(page).getByRole('radio', { name: /^Reload, 25%/ })).toBeChecked();
  await expectAccessible(page);
  await cashbox(page).getByRole('button', { name: 'Remove' }).click();
  await expect(cashbox(page).getByRole('radio', { name: /^No bonus/ })).toBeChecked();
  await welcome.check({ force: true });
  await expect(cashbox(page).getByRole('heading', { name: 'What you agree to' })).toBeVisible();
  const sent = page.waitForRequest(request => request.url().endsWith('/payments/deposits'));
  await cashbox(page).getByRole('button', { name: 'Deposit €50.00' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ amount_cents: 5_000, bonus_offer: 'welcome-131811' });
});

test('the code of a link survives a registration, and the deposit popup then opens with the code set [PBONUS-001] [PBONUS-005] [STATE-057] [STATE-061]', async ({
  page,
}) => {
  await page.goto('/sign-up?deposit_bonus_code=RELOAD25', { waitUntil: 'domcontentloaded' });
  const kept = () => page.evaluate(() => sessionStorage.getItem('liftoff.depositCode'));
  await expect.poll(kept).toBe('"RELOAD25"');
  await fillCredentials(page, { email: freshEmail(), password: freshPassword });
  await fillAboutYou(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Continue to the games' }).click();
  await expect(page).toHaveURL(/\/deposit-bonus$/);
  await expect(cashbox(page)).toBeVisible();
  expect(await codeOf(page)).toBe('RELOAD25');
  expect(await kept()).toBe('""');
});

test('an invalid code of a link is cleared, and the deposit popup opens all the same [PBONUS-004] [STATE-060] [STATE-061]', async ({
  page,
}) => {
  await newKnownPlayer(page, '131811_journey');
  await page.goto('/?deposit_bonus_code=NO-SUCH-CODE', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL(/\/deposit-bonus$/);
  await expect(cashbox(page).getByRole('radio', { name: /^Welcome bonus/ })).toBeVisible();
  expect(await codeOf(page)).toBeNull();
});

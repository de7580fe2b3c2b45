import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import type { Casino } from './casino.ts';
import { putClock } from './casino-clock.ts';
import { awake, expect, fillSignIn, hold, loseSession, test } from './journey.ts';
import { fillAboutYou, fillCredentials, freshEmail, newPlayer } from './new-player.ts';
import { freshPassword } from './player-secrets.ts';

const hourMs = 3_600_000;

async function openLimits(page: Page): Promise<void> {
  await page.goto('/profile/limits', { waitUntil: 'domcontentloaded' });
  await awake(page);
}

/** Opens accounts in these currencies; the last one becomes the active account. */
async function alsoPlaysIn(page: Page, ...currencies: string[]): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const currency of currencies) {
    const answer = await page.request.post('/api/player/accounts', { headers, data: { currency } });
    expect(answer.status()).toBe(201);
  }
}

async function tokenOf(casino: Casino, email: string): Promise<string> {
  const mails = (await casino.console('GET', `mails?to=${encodeURIComponent(email)}`)) as { text: string }[];
  const found = mails.map(({ text }) => /confirm\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
  return found ?? '';
}

test(
  'registration offers a deposit limit, and the chosen limit applies immediately [C1]',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/sign-up');
    await fillCredentials(page, { email: freshEmail(), password: freshPassword });
    await fillAboutYou(page);
    const asked = page.getByRole('group', { name: 'Set a deposit limit' });
    await asked.getByRole('button', { name: '$50 a week' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Continue to the games' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Deposit' })).toBeVisible();
    await openLimits(page);
    await expect(page.getByRole('region', { name: 'Deposit limit (weekly)' })).toContainText('$50.00 left');
  },
);

test('a player sets a limit, requests a higher one, and confirms it by email a day later [ROUTE-025] [ROUTE-028] [ROUTE-078] [POPUP-013] [SHELL-013] [C1] [C2] [C3] [C6] [CALL-077] [CALL-079]', async ({
  page,
  casino,
}) => {
  const email = await newPlayer(page);
  await alsoPlaysIn(page, 'CAD', 'EUR');
  // A click before the page's script has loaded is not lost.
  const letScriptGo = await hold(page, '**/assets/*.js');
  await page.goto('/profile/limits', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Limits', exact: true })).toBeVisible();
  await expect(page.getByText('takes 24 hours and an e-mail confirmation')).toBeVisible();
  await page.getByRole('button', { name: 'New limit' }).click();
  letScriptGo();
  const dialog = page.getByRole('dialog', { name: 'New limit' });
  await expect(dialog.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
  await expectAccessible(page);
  const other = await page.context().newPage();
  await openLimits(other);
  await dialog.getByRole('radio', { name: 'Loss' }).check();
  await dialog.getByLabel('Period').selectOption('week');
  await dialog.getByLabel('Amount, EUR').fill('60');
  await expect(dialog.getByText('It applies right away, on every device.')).toBeVisible();
  const set = page.waitForRequest('**/api/user_limits');
  await dialog.getByRole('button', { name: 'Set limit' }).click();
  const body = { type: 'loss', period: 'week', currency: 'EUR', amount_cents: 6_000 };
  expect([(await set).method(), (await set).postDataJSON()]).toEqual(['POST', body]);
  const card = page.getByRole('region', { name: 'Loss limit (weekly)' });
  await expect(card).toContainText('€60.00 left');
  await expect(card).toContainText('Counts the last 7 days');
  // Another open tab updates automatically.
  await expect(other.getByRole('region', { name: 'Loss limit (weekly)' })).toContainText('€60.00 left');
  await other.close();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Loss limit (weekly): options' }).click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: 'Change limit' });
  await change.getByLabel('Amount, EUR').fill('90');
  await expect(change.getByText('Your limit is €60.00 now.')).toBeVisible();
  await change.getByRole('button', { name: 'Set limit' }).click();
  await expect(card).toContainText('€90.00 from');
  await expect(card).toContainText('€60.00 left');

  const token = await tokenOf(casino, email);
  await page.goto(`/profile/limits/confirm?token=${token}`);
  await expect(page.getByText('Loss limit (weekly): from €60.00 to €90.00')).toBeVisible();
  await expect(page.getByText(/^You can confirm this from/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm the change' })).toBeDisabled();
  // An open page would navigate away, because its session ends within the day that is skipped.
  await page.goto('about:blank');
  await putClock(casino, Date.now() + 25 * hourMs);
  // Anyone who has the e-mail may confirm, signed in or not. The guest page is the same for every link.
  await loseSession(page);
  await page.goto('/profile/limits/confirm?token=another');
  await page.goto(`/profile/limits/confirm?token=${token}`);
  const confirm = page.getByRole('button', { name: 'Confirm the change' });
  await expect(confirm).toBeEnabled();
  const sent = page.waitForRequest('**/api/user_limits/confirm');
  await confirm.click();
  expect([(await sent).method(), (await sent).postDataJSON()]).toEqual(['POST', { token }]);
  await expect(page.getByRole('heading', { name: 'Your limit has changed' })).toBeVisible();
  await putClock(casino, null);
});

test('a player self-excludes in three steps and is then signed out [C12] [C43]', async ({ page }) => {
  const email = await newPlayer(page);
  await openLimits(page);
  await page.getByRole('button', { name: '3 years' }).click();
  const dialog = page.getByRole('dialog', { name: /^Self-exclusion/ });
  await expect(dialog.getByRole('radio', { name: /^3 years/ })).toBeChecked();
  await expect(dialog.getByRole('link', { name: 'Check dein Spiel' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /^1 year/ }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please confirm that you understand.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /I understand that I can’t undo this before/ }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Exclude me for 1 year' }).click();
  await expect(dialog.getByText('Incorrect password.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill(freshPassword);
  await dialog.getByRole('button', { name: 'Exclude me for 1 year' }).click();
  const begun = dialog.getByRole('status').filter({ hasText: 'Your self-exclusion is in force until' });
  await expect(begun).toBeVisible();
  await expectAccessible(page);
  // Escape does not close the dialog; Continue is the only way on.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/responsible-gaming');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  const again = page.request.post('/api/users/sign_in', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { user: { email, password: freshPassword } },
  });
  expect((await again).status()).toBe(403);
});

test(
  "a player takes a week's break, during which games are closed but the account stays open [C11] [C9]",
  { tag: '@all' },
  async ({ page }) => {
    await newPlayer(page);
    await openLimits(page);
    await page.getByRole('button', { name: '1 week' }).click();
    await page.getByRole('button', { name: 'Pause for 1 week' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pause for 1 week?' });
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Start the pause' }).click();
    await expect(page.getByText('You’re taking a break until').first()).toBeVisible();
    await page.goto('/play/turbogames/rocket-x?mode=demo');
    await expect(page).toHaveURL('/profile/limits');
    await expect(page.getByRole('heading', { name: 'Limits', exact: true })).toBeVisible();
  },
);

test(
  'a player blocks hours of the day, cancels the removal of a block, and cannot sign in during blocked hours',
  { tag: '@all' },
  async ({ page }) => {
    const email = await newPlayer(page);
    await openLimits(page);
    const card = page.locator('#login-hours');
    const hour = await page.evaluate(() => new Date().getHours());
    const block = async (from: number, to: number) => {
      await card.getByLabel('From').selectOption(String(((hour + from) % 24) * 60));
      await card.getByLabel('Until').selectOption(String(((hour + to) % 24) * 60));
      await card.getByRole('button', { name: 'Block these hours' }).click();
    };
    await expect(card.getByText('You can sign in at any time.')).toBeVisible();
    await block(3, 9);
    await expect(card.getByText(/You can’t sign in from .* America\/Toronto time/)).toBeVisible();
    await card.getByRole('button', { name: 'Remove the block' }).click();
    await expect(card.getByText(/, no hours are blocked\./)).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Keep as it is' }).click();
    await expect(card.getByText(/, no hours are blocked\./)).toBeHidden();
    await block(0, 9);
    await expect(card.getByRole('button', { name: 'Block these hours' })).toBeDisabled();
    await loseSession(page);
    await page.goto('/sign-in');
    await fillSignIn(page, email, freshPassword);
    await expect(page.getByRole('alert')).toContainText('You can sign in again from');
  },
);

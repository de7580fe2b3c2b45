import { expectAccessible } from './accessible.ts';
import { awake, balanceIn, expect, fillSignIn, loseSession, signIn, test } from './journey.ts';
import { freshEmail, newPlayer } from './new-player.ts';
import { authenticatorCode } from './totp.ts';
import type { Page } from '@playwright/test';
import { changedPassword, demoPassword, freshPassword } from './player-secrets.ts';

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/profile/security');
  await awake(page);
}

test('a player sees where they are signed in, signs out another device, and changes the password [ROUTE-026] [A8] [A10] [A11]', async ({
  page,
  browser,
  casino,
}) => {
  const email = await newPlayer(page, 'CA');
  const elsewhere = await browser.newContext({
    baseURL: casino.site,
    userAgent: 'Mozilla/5.0 (iPad) Version/19 Safari/604.1',
  });
  const other = await elsewhere.newPage();
  await signIn(other, email, freshPassword);
  await openSecurity(page);
  await expect(page.getByText('2 devices. The one you’re using stays signed in.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out Safari on iPad' }).click();
  await expect(page.getByText('1 device. It stays signed in.')).toBeVisible();
  expect(await (await other.request.get('/api/player')).json()).toEqual({});

  const card = page.getByRole('region', { name: 'Password' });
  await card.getByLabel('Current password').fill('not the right one');
  await card.getByLabel('New password').fill(email);
  await expect(card.getByText('Not your e-mail address or the part before the @: not met yet')).toBeAttached();
  await card.getByLabel('New password').fill(changedPassword);
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(card.getByText('Incorrect password.')).toBeVisible();
  await signIn(other, email, freshPassword);
  await card.getByLabel('Current password').fill(freshPassword);
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed. Your other devices are signed out.')).toBeVisible();
  await expect(card.getByText(/^Changed /)).toBeVisible();
  expect(await (await other.request.get('/api/player')).json()).toEqual({});
  await signIn(other, email, changedPassword);
  await elsewhere.close();
  await expectAccessible(page);
});

test('a player sets up two-factor with a key and a code, signs in with a backup code, and turns two-factor off again [ROUTE-026] [CALL-030] [A14]', async ({
  page,
}) => {
  const email = await newPlayer(page, 'CA');
  await openSecurity(page);
  const card = page.getByRole('region', { name: 'Two-factor' });
  await card.getByRole('button', { name: 'Turn on' }).click();
  const setUp = page.getByRole('dialog', { name: 'Add a second step' });
  await expect(setUp.getByRole('img', { name: 'QR code with your two-factor key' })).toBeVisible();
  const secret = (await setUp.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await setUp.getByRole('textbox', { name: 'The 6-digit code it shows' }).fill(authenticatorCode(secret));
  const saving = page.getByRole('dialog', { name: 'Save these codes' });
  await expect(saving.getByRole('listitem')).toHaveCount(10);
  const codes = await saving.getByRole('listitem').locator('b').allInnerTexts();
  await expectAccessible(page);
  await saving.getByRole('checkbox', { name: 'I have saved the codes' }).check();
  await saving.getByRole('button', { name: 'Turn two-factor on' }).click();
  await expect(card.getByText('10 of 10 left')).toBeVisible();

  await loseSession(page);
  await page.goto('/sign-in');
  await fillSignIn(page, email, freshPassword);
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await expectAccessible(page);
  const field = page.getByRole('textbox', { name: 'Backup code' });
  await field.fill('AAAA-AAAA');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/Check it against your list/)).toBeVisible();
  await field.fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(balanceIn(page)).toBeVisible();

  await openSecurity(page);
  await expect(card.getByText('9 of 10 left')).toBeVisible();
  await card.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog', { name: 'Turn two-factor off?' }).getByRole('button', { name: 'Turn off' }).click();
  await expect(card.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test(
  'a player requests a new email address, confirms it through its link, and sees the latest sign-ins [ROUTE-026] [A11]',
  { tag: '@all' },
  async ({ page, casino }) => {
    const email = await newPlayer(page, 'CA');
    const wanted = freshEmail();
    await openSecurity(page);
    await page.getByRole('button', { name: 'Change e-mail' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
    await dialog.getByLabel('New e-mail').fill(email);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByText('This is already your e-mail.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('New e-mail').fill(wanted);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`Waiting for confirmation: ${wanted}`)).toBeVisible();
    const history = page.getByRole('region', { name: 'Recent sign-ins' });
    await expect(history.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    const mails = (await casino.console('GET', `mails?to=${encodeURIComponent(wanted)}`)) as { text: string }[];
    const token = mails.map(({ text }) => /confirmation_token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    await page.goto(`/confirmation?confirmation_token=${token}`);
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await openSecurity(page);
    await expect(
      page.getByRole('region', { name: 'How we reach you' }).getByText(wanted, { exact: true }),
    ).toBeVisible();
  },
);

test(
  'a player who chooses not to stay signed in gets a session that ends with the browser [A9]',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByRole('checkbox', { name: 'Keep me signed in on this device' }).uncheck();
    await fillSignIn(page, 'demo@liftoff.test', demoPassword);
    await expect(balanceIn(page)).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === '__Host-session')?.expires).toBe(-1);
  },
);

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import type { Casino } from './casino.ts';
import { awake, expect, fillSignIn, loseSession, test } from './journey.ts';
import { newPlayer } from './new-player.ts';
import { expectKeptNowhere } from './stores.ts';
import { changedPassword } from './player-secrets.ts';

/** Registers a player and signs them out again; returns the e-mail address. */
async function registeredPlayer(page: Page): Promise<string> {
  const email = await newPlayer(page, 'CA');
  await page.request.delete('/api/users/sign_out', { headers: { 'sec-fetch-site': 'same-origin' } });
  await loseSession(page);
  return email;
}

/** Path of the newest link to this page that was mailed to an address. Waits for the mail. */
async function mailedLink(casino: Casino, email: string, page: string): Promise<string> {
  const newest = async () => {
    const mails = (await casino.console('GET', `mails?to=${encodeURIComponent(email)}`)) as { text: string }[];
    return mails.map(({ text }) => new RegExp(`${casino.site}(/${page}\\S+)`).exec(text)?.[1]).find(Boolean) ?? '';
  };
  await expect.poll(newest).not.toBe('');
  return await newest();
}

/** Expects a dialog that fills the screen, with the page it was opened from still beneath it. */
async function expectOverPage(page: Page, dialog: Locator, heading: RegExp): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('heading', { name: heading, includeHidden: true })).toBeAttached();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
}

/** Method and body of the page's next call to this path. */
async function sentTo(page: Page, path: string): Promise<[string, unknown]> {
  const call = await page.waitForRequest(request => new URL(request.url()).pathname === path);
  return [call.method(), call.postDataJSON()];
}

test('a player who forgot the password sets a new one through an emailed link and signs in with it [SHELL-010] [ROUTE-049] [ROUTE-050] [POPUP-003] [POPUP-019] [GUARD-004] [CALL-033] [CALL-034] [A44]', async ({
  page,
  casino,
}) => {
  const email = await registeredPlayer(page);
  await page.goto('/pokies/all');
  await awake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Forgot it?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a new password' });
  await expect(page).toHaveURL(/\/remind$/);
  await expectOverPage(page, dialog, /All pokies/);
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  const asked = sentTo(page, '/api/users/password');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  expect(await asked).toEqual(['POST', { user: { email } }]);
  await expect(dialog.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();
  await expect(dialog.getByText(`If ${email} has an account`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Send again in 0:[0-5]\d$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);

  const link = await mailedLink(casino, email, 'new-password');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(changedPassword);
  await page.getByLabel('Repeat the new password').fill('seven quiet comet');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('The two passwords don’t match.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Repeat the new password').fill(changedPassword);
  const saved = sentTo(page, '/api/users/password');
  await page.getByRole('button', { name: 'Save password' }).click();
  const [password, password_confirmation] = [changedPassword, changedPassword];
  const reset_password_token = new URL(link, casino.site).searchParams.get('reset_password_token');
  expect(await saved).toEqual(['PUT', { user: { reset_password_token, password, password_confirmation } }]);
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused();
  await expectKeptNowhere(page, { password, token: reset_password_token ?? '' });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, email, changedPassword);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deposit' })).toBeVisible();
  // A signed-in player is redirected from the forgotten-password page.
  await page.goto('/remind');
  await expect(page).toHaveURL(`${casino.site}/`);
});

test(
  'a guest who opens the forgotten-password address directly fills in and submits the form there [ROUTE-049] [CALL-033]',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/remind');
    await expect(page.getByRole('heading', { name: 'Set a new password', level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@liftoff.test');
    const asked = sentTo(page, '/api/users/password');
    await page.getByRole('button', { name: 'Send the link' }).click();
    expect(await asked).toEqual(['POST', { user: { email: 'nobody@liftoff.test' } }]);
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();
    await expect(page).toHaveURL('/remind');
  },
);

test('a used password link opens as a dialog that keeps its query, and saving there reports that the link has expired [POPUP-004] [POPUP-005] [POPUP-020]', async ({
  page,
}) => {
  await page.goto('/pokies/all');
  await awake(page);
  // Opens the dialog as a link in a banner would. The dialog uses the query of the link's address.
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/new-password?reset_password_token=used';
    document.body.append(link);
    link.click();
  });
  const dialog = page.getByRole('dialog', { name: 'Your new password' });
  await expectOverPage(page, dialog, /All pokies/);
  await dialog.getByLabel('New password', { exact: true }).fill(changedPassword);
  await dialog.getByLabel('Repeat the new password').fill(changedPassword);
  const sent = page.waitForRequest(request => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ user: { reset_password_token: 'used' } });
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused();
  await expectAccessible(page);
});

test('an email address is confirmed once through its emailed link, and the link can be sent again [SHELL-011] [ROUTE-051] [ROUTE-052] [ROUTE-062] [ERR-012] [ERR-013] [CALL-035] [CALL-036]', async ({
  page,
  casino,
}) => {
  const email = await registeredPlayer(page);
  const first = await mailedLink(casino, email, 'confirmation');
  await page.goto('/email-verify');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  const refusal = { refusal: 'invalid', errors: { email: ['VALIDATION.EMAIL.INVALID', 'other'] }, request_id: 'one' };
  await page.route('/api/users/confirmation', route => route.fulfill({ status: 422, json: refusal }), { times: 1 });
  await page.getByRole('button', { name: 'Send the link' }).click();
  const toast = page.locator('.toast');
  await expect(toast.filter({ hasText: 'Enter a valid e-mail address, like name@mail.com.' })).toBeVisible();
  await expect(toast).toHaveCount(1);
  const asked = sentTo(page, '/api/users/confirmation');
  await page.getByRole('button', { name: 'Send the link' }).click();
  expect(await asked).toEqual(['POST', { user: { email } }]);
  await expect(toast.filter({ hasText: `A confirmation e-mail was sent to ${email}.` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();
  await expectAccessible(page);
  const again = () => mailedLink(casino, email, 'confirmation');
  await expect.poll(again).not.toBe(first);

  const link = await again();
  const confirmed = page.waitForRequest('**/api/users/confirmation?*');
  await page.goto(link.replace('/confirmation', '/users/confirmation'));
  const token = new URL(link, casino.site).searchParams.get('confirmation_token');
  expect(new URL((await confirmed).url()).search).toBe(`?confirmation_token=${token}`);
  await expect(page.getByRole('heading', { name: 'E-mail confirmed' })).toBeFocused();
  await expect(page).toHaveURL(`${casino.site}/confirmation`);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'E-mail confirmed' })).toBeFocused();
  await page.goto(await again());
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused();
});

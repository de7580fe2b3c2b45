import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { awake, expect, test } from './journey.ts';
import { register } from './new-player.ts';

test('a player downloads a copy of their data, then closes the account for good [C40]', async ({ page }) => {
  await page.goto('/sign-up');
  const { email, password } = await register(page);
  await page.goto('/profile/main');
  await awake(page);
  const card = page.getByRole('region', { name: 'Your data' });
  await card.getByRole('button', { name: 'Download' }).click();
  await expect(card.getByText(/is ready/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download' }).click();
  const copy = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as {
    tables: { players: { email: string; first_name: string }[] };
  };
  expect(copy.tables.players).toMatchObject([{ email, first_name: 'Ada' }]);

  await card.getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await expect(dialog.getByText('Data erased from')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /can’t be reopened/ }).check();
  await dialog.getByRole('button', { name: 'Close my account' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto('/sign-in');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Incorrect e-mail or password.')).toBeVisible();
});

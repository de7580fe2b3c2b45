import { enter, expect, test } from './journey.ts';
import { expectKeptNowhere } from './stores.ts';
import { iban } from './player-secrets.ts';

test('a payout account is entered once, is never shown again, and is not stored anywhere in the browser [A44]', async ({
  page,
}) => {
  await enter(page, 'estonia@liftoff.test', '/profile/main');
  await page.getByRole('button', { name: 'Edit personal data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('IBAN of your bank account').fill(iban);
  const saved = page.waitForRequest('**/api/player/details');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).postDataJSON()).toMatchObject({ iban });
  await expect(dialog).toBeHidden();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Edit personal data' }).click();
  await expect(dialog.getByLabel('IBAN of your bank account')).toHaveValue('');
  await expectKeptNowhere(page, { iban });
  expect(await page.content()).not.toContain(iban.replaceAll(' ', ''));
});

import { awake, expect, test } from './journey.ts';

// `site/visits.test.ts` tests where every address leads, without a browser.

test('a chosen language is remembered for the next visit, including a switch back to the default one [ROUTE-005] [SHELL-034] [SHELL-018]', async ({
  page,
}) => {
  const choose = async (button: string, name: string) => {
    await page.getByRole('banner').getByLabel(button).click();
    await page.getByRole('banner').getByRole('link', { name }).click();
  };
  await page.goto('/pokies/all');
  await choose('language: English (Canada)', 'Français (Canada)');
  await expect(page).toHaveURL('/fr-CA/pokies/all');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.goto('/live/all');
  await expect(page).toHaveURL('/fr-CA/live/all');
  await choose('Langue : Français (Canada)', 'English (Canada)');
  await expect(page).toHaveURL('/live/all');
  await page.goto('/pokies/all');
  await expect(page).toHaveURL('/pokies/all');
});

test('a redirect to the canonical or translated address keeps the hash [ROUTE-004] [ROUTE-005] [ROUTE-006]', async ({
  page,
}) => {
  for (const path of ['/en-CA/fairness', '/fairness/']) {
    await page.goto(`${path}#section-2`, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL('/fairness#section-2');
  }
  await page.context().addCookies([{ name: 'locale', value: 'fr-CA', domain: 'localhost', path: '/' }]);
  await page.goto('/fairness?from=mail#section-2', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL('/fr-CA/fairness?from=mail#section-2');
});

test('the address of a popup opens it over the lobby, and closing it leaves the lobby [ROUTE-069]', async ({
  page,
}) => {
  await page.goto('/popup/remind');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the site also works under /guest, where nobody can sign in or register [ROUTE-007] [GUARD-006] [GUARD-007] [GUARD-008] [GUARD-009] [ERR-023] [C27] [PROLE-013] [PROLE-014] [PROLE-015]', async ({
  page,
}) => {
  const failed: string[] = [];
  page.on('response', answer => answer.status() >= 400 && failed.push(answer.url()));
  await page.goto('/guest');
  await awake(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Pokies', exact: true }).click();
  await expect(page).toHaveURL('/guest/pokies/all');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('All pokies');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Login not available in your country');
  await banner.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toHaveText('Registration restricted in your country');
  await expect(page).toHaveURL('/guest/pokies/all');
  await banner.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/guest');
  await expect(page.getByRole('heading', { name: 'Popular pokies' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const path of ['/guest/sign-up', '/guest/sign-in']) {
    await page.goto(path);
    await expect(page).toHaveURL('/guest');
  }
  expect(failed).toEqual([]);
});

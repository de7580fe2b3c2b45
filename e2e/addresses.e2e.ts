import { expect, test } from './journey.ts';

/** Where an address leads without following it, as a browser asks: with the cookies a visitor has. */
async function leadsTo(site: string, path: string, cookie = ''): Promise<string | number> {
  const answer = await fetch(site + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });
  const location = answer.headers.get('location');
  return location === null ? answer.status : location.replace(site, '');
}

test('each of the ten locales is a prefix, and nothing else is one [ROUTE-003] [I18N-001] [I18N-003] [I18N-006] [I18N-007] [I18N-008] [I18N-009] [I18N-010]', async ({
  page,
  house,
}) => {
  for (const locale of ['en', 'de', 'en-AU', 'fr-CA', 'en-NZ', 'no', 'it', 'et', 'en-KW']) {
    expect(await leadsTo(house.site, `/${locale}/pokies/all`), locale).toBe(200);
    await page.goto(`/${locale}/oops`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
  for (const other of ['fr', 'EN', 'en-ca', 'xx']) expect(await leadsTo(house.site, `/${other}/pokies/all`)).toBe(404);
});

test('the default locale has no prefix, the current one gets its own, slashes go, queries stay [ROUTE-004] [ROUTE-005] [ROUTE-006]', async ({
  house,
}) => {
  const { site } = house;
  expect(await leadsTo(site, '/en-CA/pokies/all')).toBe('/pokies/all');
  expect(await leadsTo(site, '/en-CA')).toBe('/');
  expect(await leadsTo(site, '/pokies/all/')).toBe('/pokies/all');
  expect(await leadsTo(site, '/fr-CA/pokies/all/?page=2')).toBe('/fr-CA/pokies/all?page=2');
  expect(await leadsTo(site, '/pokies/all?sort=new', 'locale=fr-CA')).toBe('/fr-CA/pokies/all?sort=new');
  expect(await leadsTo(site, '/fr-CA/pokies/all', 'locale=fr-CA')).toBe(200);
  expect(await leadsTo(site, '/en-CA/pokies/all?sort=new', 'locale=fr-CA')).toBe('/pokies/all?sort=new');
  expect(await leadsTo(site, '/')).toBe(200);
});

test('a locale that was chosen stays for the next visit, back to the default one as well [ROUTE-005] [SHELL-034] [SHELL-018]', async ({
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

test('everything works under /guest as well [ROUTE-007]', async ({ page, house }) => {
  const { site } = house;
  expect(await leadsTo(site, '/guest/')).toBe('/guest');
  expect(await leadsTo(site, '/guest/en-CA/pokies/all/')).toBe('/guest/pokies/all');
  expect(await leadsTo(site, '/guest/pokies/all', 'locale=fr-CA')).toBe('/guest/fr-CA/pokies/all');
  const failed: string[] = [];
  page.on('response', answer => answer.status() >= 400 && failed.push(answer.url()));
  await page.goto('/guest');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Pokies', exact: true }).click();
  await expect(page).toHaveURL('/guest/pokies/all');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('All pokies');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/guest/sign-up');
  await page.goto('/guest/de/live/all');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const links = await page.locator('a[href^="/"]').evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
  expect(links.filter(href => !/^\/guest(?:\/|\?|$)/.test(href))).toEqual([]);
  expect(failed).toEqual([]);
});

test('the game of the turbo link has its own address [ROUTE-060] [ROUTE-044] [ROUTE-080]', async ({ page }) => {
  await page.goto('/play/turbogames/rocket-x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rocket X');
  await page.goto('/play/rocket-x?mode=demo');
  await expect(page).toHaveURL('/play/turbogames/rocket-x?mode=demo');
});

test('a whole page of the site is of one address in every locale, and says which others there are', async ({
  page,
}) => {
  await page.goto('/fr-CA/pokies/all');
  const alternates = await page
    .locator('link[rel=alternate]')
    .evaluateAll(all => all.map(link => link.getAttribute('href')));
  expect(alternates.length).toBeGreaterThanOrEqual(10);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr-CA\/pokies\/all$/);
});

import { expectAccessible } from './accessible.ts';
import { expect, signIn, test } from './journey.ts';

test('/ffc turns flags on, off and back to defaults, and the techwork flag replaces the site with the maintenance page [ROUTE-056] [ROUTE-057] [ROUTE-058] [ROUTE-059] [ROLE-027] [ROLE-028] [D17]', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', request => {
    const { cookie = '', ...headers } = request.headers();
    const sent = `${cookie} ${JSON.stringify({ ...headers, referer: '' })} ${request.postData() ?? ''}`;
    if (/techwork|disableWWW/.test(sent)) told.push(request.url());
  });
  await signIn(page, 'tester@liftoff.test');
  await page.goto('/ffc');
  const techwork = page.getByRole('switch', { name: /^techwork/ });
  const disableWWW = page.getByRole('switch', { name: /^disableWWW/ });
  await expect(techwork).not.toBeChecked();
  await expect(disableWWW).not.toBeChecked();
  await expectAccessible(page);
  await disableWWW.check({ force: true });
  await techwork.check({ force: true });
  await page.reload();
  await expect(techwork).toBeChecked();
  await expect(disableWWW).toBeChecked();

  const home = page.getByRole('link', { name: 'Home', exact: true });
  await expect(home).toHaveAttribute('href', '/');
  await home.click();
  await expect(page).toHaveURL('/techwork');
  await expect(page.getByRole('heading', { level: 1, name: 'We’ll be back soon' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/pokies/all');
  await expect(page).toHaveURL('/techwork');
  // The flag changes only what this browser shows: no request reports it, and the platform still opens games.
  const launched = await page.request.post('/api/games/rocket-x/launch', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { mode: 'demo', locale: 'en-CA' },
  });
  expect([launched.status(), told]).toEqual([200, []]);

  await page.goto('/ffc');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(techwork).not.toBeChecked();
  await expect(disableWWW).not.toBeChecked();
  // Once the flag is off, the maintenance page leads back to the site automatically.
  await page.goto('/techwork');
  await expect(page).toHaveURL('/');
});

test('/rocket-chance leads to the hub of promotions until its flag is turned on [PROUTE-023]', async ({ page }) => {
  await page.goto('/rocket-chance');
  await expect(page).toHaveURL('/promotions');
  await signIn(page, 'tester@liftoff.test');
  await page.goto('/ffc');
  const flag = page.getByRole('switch', { name: /^rocketChance/ });
  await expect(flag).not.toBeChecked();
  await flag.check({ force: true });
  await page.goto('/rocket-chance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rocket chance');
  await expect(page).toHaveURL('/rocket-chance');
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

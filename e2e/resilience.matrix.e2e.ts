import { expectAccessible } from './accessible.ts';
import { awake, balanceIn, expect, fillSignIn, signIn, test } from './journey.ts';
import { recordShift, shiftOf } from './layout-shift.ts';
import { namesOn } from './tiles.ts';

const screens = [
  '/',
  '/pokies/all',
  '/live/all',
  '/categories/turbo',
  '/producers',
  '/producers/turbogames',
  '/fr-CA',
  '/search?q=rocket',
  '/play/turbogames/rocket-x?mode=demo',
] as const;

test.describe.configure({ mode: 'serial' });

test('while the platform is down, lists show the last good data and no page shows a balance [B11]', async ({
  page,
  context,
  casino,
  watched,
}) => {
  test.slow();
  await recordShift(page);
  await signIn(page, 'demo@liftoff.test');
  const session = await context.cookies();
  await context.clearCookies();
  for (const path of screens) expect((await page.request.get(path)).status(), path).toBe(200);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const games = await namesOn(page);
  await casino.stopPlatform();
  try {
    for (const path of screens) {
      const answer = await page.request.get(path);
      expect([answer.status(), /<h1[ >]/.test(await answer.text())], path).toEqual([200, true]);
    }
    for (const path of ['/', '/producers/turbogames', '/pokies/all'] as const) {
      await page.goto(path);
      await awake(page);
      expect(await shiftOf(page), `layout shift of ${path}`).toBeLessThan(0.1);
    }
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect((await namesOn(page)).slice(0, 8)).toEqual(games.slice(0, 8));
    await page.goto('/sign-in', { waitUntil: 'domcontentloaded' });
    await fillSignIn(page, 'demo@liftoff.test');
    await expect(page.getByText(/^Sign-in isn’t available right now/)).toBeVisible();
    // A player must not get a guest's page, which would say that they are signed out, nor a balance that might be
    // outdated.
    await context.addCookies(session);
    watched.allow(/status of 503/);
    for (const path of ['/pokies/all', '/play/turbogames/rocket-x', '/']) {
      expect((await page.goto(path, { waitUntil: 'domcontentloaded' }))?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1, name: 'We can’t load your account right now' })).toBeVisible();
      await expect(page.getByText('Your balance is safe')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Try now' })).toHaveAttribute('href', path);
      await expect(page.getByText(/Sign in|€/)).toHaveCount(0);
      await expectAccessible(page);
    }
  } finally {
    await casino.startPlatform();
  }
  // The page left open recovers automatically.
  await expect(balanceIn(page)).toBeVisible({ timeout: 30_000 });
});

test('a page left open during an outage recovers automatically', async ({ page, casino, watched }) => {
  test.slow();
  watched.allow(/WebSocket connection/);
  await signIn(page, 'tester@liftoff.test');
  await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
  await expect(balanceIn(page)).toHaveText(/€/);
  const before = await balanceIn(page).textContent();
  await awake(page);
  await casino.stopPlatform();
  await page.getByRole('banner').getByRole('link', { name: 'Search games' }).click();
  const search = page.getByRole('dialog', { name: 'Search games' });
  await search.getByRole('textbox').fill('rocket');
  await expect(search.getByText('Search is unavailable. Try again in a moment.')).toBeVisible();
  await casino.startPlatform();
  await search.getByRole('textbox').fill('rocket x');
  await expect(search.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // The realtime connection is restored and delivers changes again.
  await casino.console('POST', 'players/tester@liftoff.test', { balance: { currency: 'EUR', amount_cents: 77_700 } });
  await expect(balanceIn(page)).not.toHaveText(before ?? '', { timeout: 30_000 });
});

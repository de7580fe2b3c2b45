import type { Page } from '@playwright/test';
import { lobbyRows } from './catalogue.ts';
import { awake, expect, inMotion, signIn, test } from './journey.ts';
import { recordShift, shiftOf } from './layout-shift.ts';
import { tileOf } from './tiles.ts';

const row = (page: Page) => page.getByRole('region').filter({ has: page.getByRole('article') });

test(
  "the lobby's promotional offers rotate automatically, stop on Pause and can be selected",
  { tag: '@all' },
  async ({ page }) => {
    await inMotion(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const offers = page.getByRole('region', { name: 'Offers' });
    const slide = (number: number) => offers.getByRole('region', { name: `${number} of 3`, includeHidden: true });
    const shown = (number: number) => expect(slide(number)).toHaveAttribute('data-shown', '');
    // The progress bar of the current offer is its timer: the next offer appears when the bar is full.
    const clock = () =>
      offers
        .getByRole('button', { name: /^Show offer/, exact: false })
        .evaluateAll(bars =>
          bars.flatMap(bar => bar.getAnimations({ subtree: true })).map(animation => animation.playState),
        );
    await shown(1);
    await expect.poll(clock).toEqual(['running']);
    await page.evaluate(() =>
      document.querySelectorAll('.carousel__nav').forEach(bars => {
        for (const animation of bars.getAnimations({ subtree: true })) animation.finish();
      }),
    );
    await shown(2);
    await offers.getByRole('button', { name: 'Pause offers' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(clock).toEqual(['paused']);
    await offers.getByRole('button', { name: 'Show offer 3' }).click();
    await shown(3);
    await expect(slide(1)).toHaveAttribute('inert', '');
    await offers.getByRole('button', { name: 'Resume offers' }).click();
    await page.mouse.move(0, 0);
    await row(page).first().getByRole('heading').click();
    await expect.poll(clock).toEqual(['running']);
  },
);

test(
  'each promotional offer shows a picture of its subject, in both themes',
  { tag: '@all' },
  async ({ page, context, baseURL }) => {
    const offers = page.getByRole('region', { name: 'Offers' }).locator('.banner');
    for (const theme of ['dark', 'light']) {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL }]);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await awake(page);
      for (const [index, eyebrow, scene] of [
        [0, 'Welcome to Liftoff', 'launch'],
        [1, 'Turbo games', 'turbo'],
        [2, 'Mystic Jackpots', 'jackpot'],
      ] as const) {
        await page.getByRole('button', { name: `Show offer ${index + 1}` }).click();
        const offer = offers.nth(index);
        await expect(offer).toContainText(eyebrow);
        const picture = offer.locator('img');
        await expect(picture).toHaveAttribute('src', `/pictures/scene/${scene}-1200.webp`);
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(600);
        await expect(offer).toHaveAttribute('data-theme', 'dark');
      }
    }
  },
);

test('nothing shifts while the lobby hydrates [CONST-007]', { tag: '@all' }, async ({ page, casino }) => {
  await inMotion(page);
  await recordShift(page);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/');
    // The first pointer movement loads the parts that wait for one; then every row is complete.
    await page.mouse.move(200, 300);
    const rows = await lobbyRows(casino.site);
    const last = row(page).nth(rows.length - 1);
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole('article')).toHaveCount(rows.at(-1)?.games.length ?? 0);
    for (const [index] of rows.entries())
      expect(await row(page).nth(index).getByRole('article').count()).toBeLessThanOrEqual(15);
    expect(await shiftOf(page), `layout shift at ${size.width}`).toBeLessThanOrEqual(0.02);
  }
});

/**
 * Returns the scripts loaded during a visit that contain code only signed-in players need: player data and the
 * realtime connection.
 */
async function playerCode(page: Page, visit: () => Promise<void>): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', request => request.resourceType() === 'script' && scripts.add(request.url()));
  await visit();
  expect(scripts.size).toBeGreaterThan(0);
  const codes = await Promise.all([...scripts].map(async url => ({ url, code: await (await fetch(url)).text() })));
  return codes.filter(({ code }) => /isInvalidated|connection\/websocket/.test(code)).map(({ url }) => url);
}

test('a guest does not load code that only signed-in players need, but a player does', async ({
  page,
  browser,
  casino,
}) => {
  const guest = await playerCode(page, async () => {
    await page.goto('/');
    await awake(page);
    await page.mouse.move(200, 300);
    await expect(page.getByRole('complementary', { name: 'Join' })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.goto('/pokies/all');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  });
  expect(guest).toEqual([]);
  const context = await browser.newContext({ baseURL: casino.site });
  const own = await context.newPage();
  const players = await playerCode(own, async () => {
    await signIn(own, 'vip@liftoff.test');
    // The balance is part of the HTML. The code behind it has loaded once the page opens its socket.
    const socket = own.waitForEvent('websocket');
    await own.goto('/');
    await socket;
  });
  expect(players.length).toBeGreaterThan(0);
  await context.close();
});

test('a tile offers play and a demo on hover, and play requires an account [SHELL-002] [SHELL-078] [SHELL-079] [SHELL-080] [STATE-043] [STATE-044] [ROLE-001] [ROLE-003] [PROLE-004]', async ({
  page,
  casino,
}) => {
  const games = (await lobbyRows(casino.site)).flatMap(one => one.games);
  const game = games.find(one => one.has_demo_mode && !one.categories.includes('prerelease'));
  if (!game) throw new Error('the lobby shows no game with a demo');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const tile = tileOf(page, game.title);
  const play = tile.getByRole('link', { name: `Play ${game.title}` });
  await awake(page);
  await tile.hover();
  await expect(tile.locator('.tile__actions')).toHaveCSS('opacity', '1');
  const real = `/play/${game.provider}/${game.slug}?mode=real`;
  await expect(play).toHaveAttribute('href', `/sign-up?${new URLSearchParams({ redirect: real })}`);
  await expect(tile.getByRole('button')).toHaveCount(0);
  // A row hydrates when the pointer reaches it.
  await awake(page, play);
  await play.click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await tile.hover();
  await tile.getByRole('link', { name: `Try demo: ${game.title}` }).click();
  await expect(page).toHaveURL(`/play/${game.provider}/${game.slug}?mode=demo`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.title);
});

test('sign-in and registration open over the page, which stays unchanged beneath [POPUP-001] [POPUP-002] [POPUP-017] [POPUP-018] [ROUTE-047] [ROUTE-048]', async ({
  page,
}) => {
  await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { name: /All pokies/, includeHidden: true });
  await awake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const login = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(login.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expect(page).toHaveURL('/sign-in');
  await expect(heading).toBeAttached();
  const box = await login.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(page).toHaveURL('/pokies/all');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  const registration = page.getByRole('dialog', { name: 'Create your account' });
  await expect(registration).toBeVisible();
  await expect(page).toHaveURL('/sign-up');
  await expect(heading).toBeAttached();
  expect(await registration.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
});

test(
  'closing a form that was opened from another form, or going Back, leads to the page beneath both forms [POPUP-017] [POPUP-018] [POPUP-019]',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
    await awake(page);
    const login = page.getByRole('dialog', { name: 'Welcome back' });
    const registration = page.getByRole('dialog', { name: 'Create your account' });
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await login.getByRole('link', { name: 'Create an account' }).click();
    await expect(registration).toBeVisible();
    await expect(page).toHaveURL('/sign-up');
    await registration.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/pokies/all');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await login.getByRole('link', { name: 'Forgot it?' }).click();
    await expect(page.getByRole('dialog', { name: 'Set a new password' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/pokies/all');
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
);

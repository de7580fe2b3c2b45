import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { awake, enter, expect, signIn, test } from './journey.ts';
import { newPlayer } from './new-player.ts';

const estonia = 'estonia@liftoff.test';
/** Header, session bar and menus without the lobby's pictures. */
const textPage = '/fairness';

/** The line over the header of players under the Estonian licence. */
const sessionBar = (page: Page) => page.getByRole('group', { name: 'This session' });

/** The bar's time in seconds; null until it counts. */
async function sessionSeconds(page: Page): Promise<number | null> {
  const words = (await sessionBar(page).textContent()) ?? '';
  const [, hours, minutes, seconds] = /(\d+):(\d\d):(\d\d)/.exec(words) ?? [];
  return hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

async function signOut(page: Page): Promise<void> {
  // The time stands in the bar once the header's script is there.
  await expect.poll(() => sessionSeconds(page)).not.toBeNull();
  await page.getByRole('banner').getByLabel('Profile, Kadri').click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
}

test('the deck of a player: balance, this session, today’s result, the way to the limits [STATE-067] [SHELL-038] [CALL-024]', async ({
  page,
}) => {
  await enter(page, estonia);
  const deck = page.getByRole('complementary', { name: 'Balance' });
  await expect(deck.getByText('€200.00', { exact: true })).toBeVisible();
  await expect(deck.getByText(/^\d+:\d\d$/)).toBeVisible();
  await expect(deck.getByText('€0.00', { exact: true })).toBeVisible();
  await expect(deck.getByRole('link', { name: 'Limits' })).toHaveAttribute('href', '/profile/limits');
  await expect(deck.getByText('Wagering')).toHaveCount(0);
});

test(
  'the session timer counts on over a reload and begins anew after signing out [STATE-063] [STATE-064] [STATE-065]',
  { tag: '@all' },
  async ({ page }) => {
    await enter(page, estonia, textPage);
    await expect.poll(() => sessionSeconds(page)).toBeGreaterThanOrEqual(1);
    expect(await sessionSeconds(page)).toBeLessThan(300);
    // As if it had begun ten minutes earlier: the browser's session knows when it began, and its clock is not asked.
    await page.evaluate(() => {
      const kept = 'liftoff.timerStart';
      sessionStorage.setItem(kept, String(Number(sessionStorage.getItem(kept)) - 600_000));
    });
    await page.reload();
    await expect.poll(() => sessionSeconds(page)).toBeGreaterThanOrEqual(600);
    await signOut(page);
    await expect(sessionBar(page)).toHaveCount(0);
    await enter(page, estonia, textPage);
    await expect.poll(() => sessionSeconds(page)).toBeLessThan(300);
  },
);

test('players under another licence have no session timer [STATE-063]', { tag: '@all' }, async ({ page }) => {
  await enter(page, 'demo@liftoff.test');
  await expect(page.getByRole('complementary', { name: 'Balance' })).toBeVisible();
  await expect(sessionBar(page)).toHaveCount(0);
});

/** What this browser keeps of the site for scripts, wherever it can be kept, but for what the site has of every visitor. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.entries({ ...localStorage }).filter(([key]) => key !== 'theme'),
    // Where pages were scrolled to, how long the visit has lasted and that no timer runs are about nobody.
    session: Object.entries({ ...sessionStorage }).filter(
      ([key, value]) =>
        !['react-router-scroll-positions', 'liftoff.visitMs'].includes(key) &&
        !(key === 'liftoff.timerPlayer' && value === '0'),
    ),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));

test('signing out ends the session and leaves nothing of the player: on the page, in the browser’s stores, behind the back button [STATE-065] [CALL-031] [A10]', async ({
  page,
}) => {
  await page.goto(textPage);
  const before = await kept(page);
  await enter(page, estonia, '/profile/main');
  await expect(page.getByRole('main')).toContainText(estonia);
  await page.goto(textPage);
  await awake(page);
  await signOut(page);
  expect(await page.content()).not.toContain(estonia);
  expect(await kept(page)).toEqual(before);
  for (let back = 0; back < 2; back += 1) {
    await page.goBack();
    await expect(page.getByRole('link', { name: /^(?:Register|Sign in)$/ }).first()).toBeAttached();
    const shown = await page.content();
    for (const own of [estonia, 'Kadri', '€200.00']) expect(shown).not.toContain(own);
  }
  expect(await page.evaluate(async () => (await fetch('/api/player')).json())).toEqual({});
});

test(
  'players of the groups with notices have notifications in place of support, and in the phone’s sidebar [ROLE-014] [SHELL-041] [SHELL-050] [PNOTIF-001]',
  { tag: '@all' },
  async ({ page, casino }) => {
    // A player of the journey's own has nothing else to be told.
    const email = await newPlayer(page);
    await casino.console('POST', `players/${email}`, { groups: [21] });
    await page.goto(textPage, { waitUntil: 'domcontentloaded' });
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Support' })).toHaveCount(0);
    const bell = header.getByRole('button', { name: 'Notifications' });
    await expect(bell).toBeVisible();
    const { id } = (await (await page.request.get('/api/player')).json()) as { id: number };
    const content = { title: 'Your VIP manager wrote', button: { title: 'Read', name: 'level' } };
    const data = { id: 'manager', type: 'personal', text: 'A word about your week.', content };
    // Nobody hears what is said before the page's line is up; said twice, it is told once.
    const said = async () => {
      await casino.console('POST', 'publish', { channel: `notifications#${id}`, data });
      return await bell.getAttribute('aria-label');
    };
    await expect.poll(said).toBe('Notifications, 1 new');
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByText('A word about your week.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
    await expect(bell).toHaveAccessibleName('Notifications');

    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('button', { name: 'Menu' })
      .or(page.getByRole('link', { name: 'Menu' }))
      .click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Notifications' }).click();
    await expect(panel.getByText('Your VIP manager wrote')).toBeVisible();
  },
);

test('favourites: a heart adds a game to the chip’s page, a guest registers first [ROUTE-018] [SHELL-005] [GUARD-001]', async ({
  page,
}) => {
  await page.goto('/favorite-games');
  await expect(page).toHaveURL('/sign-up?redirect=%2Ffavorite-games');
  await signIn(page, estonia);
  await page.goto('/favorite-games');
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await page.goto('/categories/turbo');
  await awake(page);
  const heart = page.getByRole('button', { name: 'Favourite Rocket X' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await Promise.all([page.waitForResponse(answer => answer.request().method() === 'PUT'), heart.click()]);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Favourites' }).click();
  await expect(page).toHaveURL('/favorite-games');
  await expect(page.getByRole('heading', { name: /^Favourites/ })).toContainText('1 game');
  await expect(page.getByRole('article').getByText('Rocket X', { exact: true })).toBeVisible();
});

test(
  'a reached limit is told by a warning that names it and stays [STATE-051] [ERR-020] [CALL-076] [PNOTIF-008] [C9]',
  { tag: '@all' },
  async ({ page }) => {
    await signIn(page, 'limited@liftoff.test');
    await page.clock.install();
    await page.goto('/play/turbogames/rocket-x?mode=real');
    const toast = page.getByRole('status').filter({ hasText: 'You have reached a limit' });
    await expect(toast).toContainText('Loss, every day. €0.00 of €0.00 used');
    await expect(page.locator('.toast--warn').filter({ hasText: 'You have reached a limit' })).toBeVisible();
    await page.clock.fastForward('02:00');
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('You have reached a limit')).toHaveCount(0);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'the session timer is a bar over the header; the sidebar signs out [SHELL-042] [STATE-063]',
    { tag: '@all' },
    async ({ page }) => {
      await enter(page, estonia, textPage);
      await expect.poll(() => sessionSeconds(page)).not.toBeNull();
      const bar = await sessionBar(page).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(bar).toMatchObject({ x: 0, y: 0, width: 390 });
      expect(header?.y).toBe(bar?.height);
      await page.getByRole('navigation', { name: 'Quick menu' }).getByText('Menu').tap();
      const sidebar = page.getByRole('dialog', { name: 'Menu' });
      await sidebar.getByRole('button', { name: 'Sign out' }).tap();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
      await expect(sessionBar(page)).toHaveCount(0);
    },
  );

  test(
    'where the browser offers no install, the sidebar says how to do it by hand [SHELL-055]',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('/');
      const sidebar = page.getByRole('dialog', { name: 'Menu' });
      // Until the script is there the menu leads to the footer.
      await awake(page);
      await page.getByRole('navigation', { name: 'Quick menu' }).getByText('Menu').tap();
      await expect(sidebar.getByText('Install the app')).toBeVisible();
      await expect(sidebar.getByText('Add to home screen')).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
      await expect(sidebar.getByText('Install the app')).toHaveCount(0);
      await expect(sidebar.getByRole('link').first()).toBeVisible();
      await page.reload();
      await awake(page);
      await page.getByRole('navigation', { name: 'Quick menu' }).getByText('Menu').tap();
      await expect(sidebar.getByRole('link').first()).toBeVisible();
      await expect(sidebar.getByText('Install the app')).toHaveCount(0);
    },
  );
});

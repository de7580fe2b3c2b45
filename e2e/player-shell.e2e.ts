import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addressOf, openSlot, spinButton } from './game.ts';
import { awake, enter, expect, signIn, test } from './journey.ts';
import { newPlayer } from './new-player.ts';

const estonia = 'estonia@liftoff.test';
/** A page with the header, session bar and menus, but without the lobby's pictures. */
const textPage = '/fairness';

/** The line above the header for players under the Estonian licence. */
const sessionBar = (page: Page) => page.getByRole('group', { name: 'This session' });

/** The session time in seconds, or `null` until the timer runs. */
async function sessionSeconds(page: Page): Promise<number | null> {
  const words = (await sessionBar(page).textContent()) ?? '';
  const [, hours, minutes, seconds] = /(\d+):(\d\d):(\d\d)/.exec(words) ?? [];
  return hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

async function signOut(page: Page): Promise<void> {
  // The bar shows the time once the header's script has loaded.
  await expect.poll(() => sessionSeconds(page)).not.toBeNull();
  await page.getByRole('banner').getByLabel('Profile, Kadri').click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
}

test("the player deck shows the balance, this session, today's result and the link to the limits [STATE-067] [SHELL-038] [CALL-024]", async ({
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
  'the session timer continues after a reload and restarts after signing out [STATE-063] [STATE-064] [STATE-065]',
  { tag: '@all' },
  async ({ page }) => {
    await enter(page, estonia, textPage);
    await expect.poll(() => sessionSeconds(page)).toBeGreaterThanOrEqual(1);
    expect(await sessionSeconds(page)).toBeLessThan(300);
    // Moves the start ten minutes back in session storage, from which the timer counts.
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

test('players under licences without a session timer do not see one [STATE-063]', { tag: '@all' }, async ({ page }) => {
  await enter(page, 'demo@liftoff.test');
  await expect(page.getByRole('complementary', { name: 'Balance' })).toBeVisible();
  await expect(sessionBar(page)).toHaveCount(0);
});

/** Everything that scripts of the site have stored in this browser, except what is stored for every visitor. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.entries({ ...localStorage }).filter(([key]) => key !== 'theme'),
    // Scroll positions, the length of the visit and the fact that no timer runs are not personal.
    session: Object.entries({ ...sessionStorage }).filter(
      ([key, value]) =>
        !['react-router-scroll-positions', 'liftoff.visitMs'].includes(key) &&
        !(key === 'liftoff.timerPlayer' && value === '0'),
    ),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));

/** The names under which the open game frame has stored data in this tab. */
async function keptByFrame(page: Page): Promise<string[]> {
  const frame = page.frames().find(each => each.url().includes('/frame/?'));
  return frame === undefined ? [] : await frame.evaluate(() => Object.keys(sessionStorage));
}

test("signing out ends the session and leaves no trace of the player, or of their quests and games, on the page, in the browser's storage or behind the back button [STATE-027] [STATE-035] [STATE-065] [PROLE-016] [CALL-031] [A10]", async ({
  page,
  casino,
}) => {
  await page.goto(textPage);
  const before = await kept(page);
  await enter(page, estonia, '/profile/main');
  await expect(page.getByRole('main')).toContainText(estonia);
  await page.goto('/quests/short-hop');
  await expect(page.getByText('1 of 6')).toBeVisible();
  const game = await openSlot(casino.site);
  await page.goto(addressOf(game, 'real'));
  await expect(spinButton(page)).toBeVisible({ timeout: 60_000 });
  expect(await keptByFrame(page)).toEqual([expect.stringMatching(/:hashes:/)]);
  await page.goto('/quests/short-hop');
  await awake(page);
  await signOut(page);
  await page.goto(textPage);
  expect(await page.content()).not.toContain(estonia);
  expect(await kept(page)).toEqual(before);
  for (let back = 0; back < 3; back += 1) {
    await page.goBack();
    await expect(page.getByRole('link', { name: /^(?:Register|Sign in)$/ }).first()).toBeAttached();
    const shown = await page.content();
    for (const own of [estonia, 'Kadri', '€200.00', '1 of 6']) expect(shown).not.toContain(own);
  }
  expect(await page.evaluate(async () => (await fetch('/api/player')).json())).toEqual({});
  await page.goto(addressOf(game, 'demo'));
  await expect(spinButton(page)).toBeVisible({ timeout: 60_000 });
  expect((await keptByFrame(page)).filter(key => !key.startsWith('liftoff:demo:'))).toEqual([
    expect.stringMatching(/:hashes:/),
  ]);
});

test(
  "players in groups with notices get notifications in place of support, in the header and in the phone's sidebar [ROLE-014] [SHELL-041] [SHELL-050] [PNOTIF-001]",
  { tag: '@all' },
  async ({ page, casino }) => {
    // A new player has no other notifications.
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
    // Messages published before the page has subscribed are lost, so the message is repeated; the page shows it once.
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

test('the heart button adds a game to the favourites page, and asks a guest to register first [ROUTE-018] [SHELL-005] [GUARD-001]', async ({
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
  'reaching a limit shows a warning that names the limit and stays until it is closed [STATE-051] [ERR-020] [CALL-076] [PNOTIF-008] [C9]',
  { tag: '@all' },
  async ({ page }) => {
    await signIn(page, 'limited@liftoff.test');
    await page.clock.install();
    await page.goto('/play/turbogames/rocket-x?mode=real');
    const toast = page.getByRole('status').filter({ hasText: 'Loss limit (daily) reached' });
    await expect(toast).toContainText('Loss limit (daily) reached: €0.00 of €0.00 used');
    await expect(page.locator('.toast--warn').filter({ hasText: 'Loss limit (daily) reached' })).toBeVisible();
    await page.clock.fastForward('02:00');
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.toast--warn')).toHaveCount(0);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'on a phone, the session timer is a bar above the header, and the sign-out button is in the sidebar [SHELL-042] [STATE-063]',
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
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
      await expect(sessionBar(page)).toHaveCount(0);
    },
  );

  test(
    'the sidebar explains how to install the site by hand if the browser does not offer installation [SHELL-055]',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('/');
      const sidebar = page.getByRole('dialog', { name: 'Menu' });
      // Until the script has loaded, the menu button leads to the footer.
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

import { gamesOf } from './catalogue.ts';
import { awake, balanceIn, enter, expect, loseSession, signIn, test } from './journey.ts';
import { text } from './texts.ts';
import { tileOf } from './tiles.ts';

/** A page with the header, footer and menus, but without the lobby's pictures. */
const textPage = '/fairness';

const topMenu = ['lobby', 'pokies', 'live', 'tournaments'].map(key => text('en-CA', 'shell', `nav.${key}`));

test("a guest's header shows the menu, registration, sign-in, search, support and the language [SHELL-020] [SHELL-021] [SHELL-022] [SHELL-023] [SHELL-030] [SHELL-031] [SHELL-032] [SHELL-033] [SHELL-034] [ROLE-002]", async ({
  page,
}) => {
  await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
  await awake(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Liftoff, home' })).toHaveAttribute('href', '/');
  const menu = header.getByRole('navigation', { name: 'Main' });
  for (const name of topMenu) await expect(menu.getByRole('link', { name, exact: true }).first()).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Pokies', exact: true })).toHaveAttribute('aria-current', 'page');
  // The VIP club has a page for players only.
  await expect(page.getByRole('link', { name: 'VIP club' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/sign-up');
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  await expect(header.getByRole('link', { name: 'Search games' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  await expect(header.getByRole('link', { name: 'Deposit' })).toHaveCount(0);
  await expect(balanceIn(page)).toHaveCount(0);
  await header.getByLabel('language: English (Canada)').click();
  const languages = header.getByRole('link', { name: /\(|Deutsch|Norsk|Italiano|Eesti|^English$/ });
  await expect(languages).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(languages.first()).toBeHidden();
});

test("a player's header shows deposit, name, balance, gifts, support and search [SHELL-035] [SHELL-036] [SHELL-037] [SHELL-038] [SHELL-039] [SHELL-040] [SHELL-041] [STATE-067]", async ({
  page,
}) => {
  await enter(page, 'estonia@liftoff.test', textPage);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit');
  const profile = header.getByLabel('Profile, Kadri', { exact: true });
  await expect(profile.locator('.avatar')).toHaveAttribute('data-initials', 'K');
  await expect(profile.getByText('Kadri', { exact: true })).toBeVisible();
  await expect(header.locator('.avatar--vip')).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Gifts' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Support' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Search games' })).toBeVisible();
  await expect(header.getByRole('link', { name: /Register|Sign in/ })).toHaveCount(0);
  await profile.click();
  await expect(header.getByText('Kadri', { exact: true }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(balanceIn(page)).toHaveText(/€200/);
  await balanceIn(page).click();
  await expect(header.getByText('Balance', { exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Withdraw' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'Withdraw' })).toBeHidden();
});

test("the header shows a VIP player's badge [SHELL-037]", { tag: '@all' }, async ({ page }) => {
  await enter(page, 'vip@liftoff.test', textPage);
  const header = page.getByRole('banner');
  await expect(header.getByLabel('Profile, Elin, Gold')).toBeVisible();
  await expect(header.locator('summary .avatar--vip')).toBeVisible();
});

test('the footer of a guest has texts, contacts, payment methods and the licence, and keeps the chosen theme [SHELL-058] [SHELL-059] [SHELL-061] [SHELL-062] [SHELL-063] [SHELL-067] [SHELL-068] [SHELL-069] [SHELL-070] [SHELL-074]', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const footer = page.getByRole('contentinfo');
  for (const name of ['Terms and conditions', 'Privacy policy', 'Responsible play']) {
    await expect(footer.getByRole('link', { name }).first()).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'Support', exact: true })).toHaveAttribute('href', '/support');
  await expect(footer.getByRole('link', { name: 'Chat, 24/7' })).toHaveAttribute('href', '#chat');
  await expect(footer.getByRole('link', { name: /^\+1 800/ })).toHaveAttribute('href', 'tel:+18005550142');
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('navigation', { name: 'Payment methods' }).getByRole('link')).toHaveCount(11);
  await expect(footer.getByText('Ages 18 and over')).toBeVisible();
  await expect(footer.getByText('Licence no. CW-0000-EX')).toBeVisible();
  await expect(footer.getByText('© 2026 Liftoff N.V.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const scrolled = (line: Element) => (line.scrollTo({ left: 100, behavior: 'instant' }), line.scrollLeft);
  for (const name of ['Studios', 'Payment methods'])
    expect(await footer.getByRole('navigation', { name }).evaluate(scrolled)).toBe(100);
  await page.setViewportSize({ width: 1440, height: 900 });
  const themes = footer.getByRole('group', { name: 'Theme' });
  // The footer hydrates on the first pointer movement, once a script can detect it.
  await awake(page);
  await themes.hover();
  await expect(themes.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await themes.getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const answer = await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
  expect(await answer?.text()).toContain('data-theme="light"');
});

test(
  "the licence and the minimum age depend on the visitor's country [SHELL-069] [SHELL-070]",
  { tag: '@all' },
  async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'x-test-country': 'EE' });
    await page.goto('/en-CA/oops', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Ages 21 and over')).toBeVisible();
    await expect(page.getByText('EE-0000-EX')).toBeVisible();
  },
);

test(
  'a theme chosen before its script has loaded takes effect once the script loads',
  { tag: '@all' },
  async ({ page }) => {
    const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/assets\/(footer|theme-chooser)-[\w-]+\.js$/, async route => {
      await pressed;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const light = page.getByRole('contentinfo').getByRole('button', { name: 'Light' });
    await expect(light).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => document.cookie)).toContain('theme=light');
  },
);

test(
  'the age, the licence and a help link are on every page, including games and error pages',
  { tag: '@all' },
  async ({ page }) => {
    const paths = ['/', '/pokies/all', '/play/turbogames/rocket-x?mode=demo', '/play/turbogames/no-such-game', '/oops'];
    for (const path of [...paths, '/no-such-page', '/sign-in', '/sign-up', '/privacy-policy']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByText('Ages 18 and over').first(), path).toBeVisible();
      await expect(page.getByText(/CW-0000-EX/).first(), path).toBeVisible();
      const help = page.getByRole('link', { name: /confidential help|Responsible play/i }).first();
      await expect(help, path).toHaveAttribute('href', '/responsible-gaming');
      await expect(page.locator('a[href="/responsible-gaming"]').filter({ visible: true }).first(), path).toBeVisible();
    }
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a guest finds every part of the site through the quick menu, the sidebar and the language list of the footer [SHELL-044] [SHELL-045] [SHELL-046] [SHELL-047] [SHELL-048] [SHELL-049] [SHELL-050] [SHELL-051] [SHELL-052] [SHELL-053] [SHELL-056] [SHELL-057] [SHELL-065]', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const quick = page.getByRole('navigation', { name: 'Quick menu' });
    await expect(quick.getByRole('link', { name: 'Lobby' })).toHaveAttribute('aria-current', 'page');
    await quick.getByRole('link', { name: 'Pokies' }).tap();
    await expect(page).toHaveURL('/pokies/all');
    await quick.getByRole('link', { name: 'Live' }).tap();
    await expect(page).toHaveURL('/live/all');
    await expect(quick.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/sign-up');
    await quick.getByRole('link', { name: 'Lobby' }).tap();
    await expect(page).toHaveURL('/');

    await awake(page);
    await quick.getByRole('link', { name: 'Menu' }).tap();
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    const menu = sidebar.getByRole('navigation', { name: 'Menu' });
    for (const name of [...topMenu, 'Studios', 'New games'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Support', exact: true })).toHaveAttribute('href', '/support');
    await expect(menu.getByText('Notifications')).toHaveCount(0);
    // Entries for players only.
    for (const name of ['Cashbox', 'Profile', 'Support chat'])
      await expect(sidebar.getByRole('link', { name, exact: true })).toHaveCount(0);
    await expect(sidebar.getByText('Balance', { exact: true })).toHaveCount(0);
    const time = sidebar.getByText(/\d.* local$/);
    const before = await time.textContent();
    await page.clock.fastForward('02:00');
    await expect(time).not.toHaveText(before ?? '');
    await sidebar.getByText('Language').tap();
    await expect(sidebar.getByRole('link', { name: 'Français (Canada)' })).toHaveAttribute('href', '/fr-CA');
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();

    const footer = page.getByRole('contentinfo');
    await footer.getByText('English (Canada)').first().tap();
    await footer.getByRole('link', { name: 'Deutsch' }).tap();
    await expect(page).toHaveURL('/de');
  });

  test(
    'the sidebar offers to install the site if the browser supports it [SHELL-055]',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await awake(page);
      await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Menu' }).tap();
      const install = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: /Install the app/ });
      await expect(install).toHaveCount(0);
      await page.evaluate(() =>
        window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() })),
      );
      await expect(install).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
      await expect(install).toHaveCount(0);
    },
  );

  test('the quick menu and the sidebar of a player lead to the deposit, the cashbox and the profile, and only a VIP player sees the manager [SHELL-043] [SHELL-048] [SHELL-049] [SHELL-052] [SHELL-053] [SHELL-054] [ROLE-030] [ROLE-005] [CALL-012]', async ({
    page,
  }) => {
    await enter(page, 'estonia@liftoff.test', textPage);
    await expect(
      page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Deposit' }),
    ).toHaveAttribute('href', '/deposit');
    await awake(page);
    await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Menu' }).tap();
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await expect(sidebar.getByText(/€200/)).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Cashbox' })).toHaveAttribute('href', '/cashbox');
    await expect(sidebar.getByRole('link', { name: 'Profile', exact: true })).toHaveAttribute('href', '/profile');
    await expect(sidebar.getByRole('link', { name: 'Support chat' })).toHaveAttribute('href', '#chat');
    await loseSession(page);

    const manager = sidebar.getByRole('region', { name: 'Your VIP manager' });
    const openAs = async (email: string) => {
      await enter(page, email, textPage);
      await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Menu' }).tap();
      await expect(sidebar.getByRole('link', { name: 'Cashbox' })).toBeVisible();
    };
    const [call] = await Promise.all([page.waitForRequest('**/api/fe/config/managers'), openAs('vip@liftoff.test')]);
    const { statuses } = (await (await page.request.get('/api/player')).json()) as { statuses: { id: string }[] };
    expect([call.method(), call.postDataJSON()]).toEqual(['POST', { userGroups: statuses.map(({ id }) => id) }]);
    await expect(manager).toContainText('Ines Okafor');
    await expect(manager).toContainText('09:00');
    await expect(manager.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', 'mailto:ines@liftoff.example');
    await loseSession(page);
    await openAs('demo@liftoff.test');
    await expect(manager).toHaveCount(0);
  });

  test(
    "a guest's tap on a tile opens the demo, or registration if the game has no demo [SHELL-078] [SHELL-079]",
    { tag: '@all' },
    async ({ page, casino }) => {
      await page.goto('/categories/turbo', { waitUntil: 'domcontentloaded' });
      await awake(page);
      await tileOf(page, 'Rocket X').tap();
      await expect(page).toHaveURL('/play/turbogames/rocket-x?mode=demo');
      const table = (await gamesOf(casino.site, { categories: ['live-roulette'] }))[0];
      if (!table) throw new Error('the casino has no live table');
      await page.goto('/categories/live-roulette', { waitUntil: 'domcontentloaded' });
      await awake(page);
      await expect(tileOf(page, table.title).getByRole('link', { name: /^Try demo/ })).toHaveCount(0);
      await tileOf(page, table.title).tap();
      await expect(page).toHaveURL(/\/sign-up\?redirect=/);
    },
  );

  test(
    "a player's first tap on a tile shows its choices, and the next tap selects one [SHELL-078]",
    { tag: '@all' },
    async ({ page }) => {
      await signIn(page, 'demo@liftoff.test');
      await page.goto('/categories/turbo', { waitUntil: 'domcontentloaded' });
      const tile = tileOf(page, 'Rocket X');
      await expect(tile.getByText('Rocket X', { exact: true })).toBeVisible();
      await awake(page);
      await tile.tap();
      await expect(tile.locator('.tile__actions')).toHaveCSS('opacity', '1');
      await expect(page).toHaveURL('/categories/turbo');
      await tile.getByRole('link', { name: 'Try demo: Rocket X' }).tap();
      await expect(page).toHaveURL('/play/turbogames/rocket-x?mode=demo');
    },
  );
});

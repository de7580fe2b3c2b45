import { expectAccessible } from './accessible.ts';
import { addressOf, openSlot } from './game.ts';
import { awake, enter, expect, fillSignIn, loseSession, test } from './journey.ts';
import { newPlayer } from './new-player.ts';
import { necessaryCookies } from './watch.ts';
import { freshPassword } from './player-secrets.ts';

/** A text page, because the overlays tested here do not depend on pictures. */
const page1 = '/fairness';

test.describe('the cookie notice', () => {
  test.use({ asksCookies: true });

  test('the cookie notice appears, stays until the visitor chooses, and can be opened again [SHELL-017] [OVERLAY-001] [OVERLAY-002] [OVERLAY-003] [STATE-062] [D13] [C38]', async ({
    page,
    context,
    casino,
  }) => {
    const hosts = new Set<string>();
    page.on('request', request => void hosts.add(new URL(request.url()).host));
    const notice = page.getByRole('region', { name: 'Your cookie choice' });
    const asked = async () => (await context.cookies()).filter(({ name }) => !necessaryCookies.includes(name));
    await page.goto(`${page1}?stag=9_x&affb=77`, { waitUntil: 'domcontentloaded' });
    await expect(notice).toBeVisible();
    const [refuse, accept] = [
      notice.getByRole('button', { name: 'Refuse' }),
      notice.getByRole('button', { name: 'Accept' }),
    ];
    const [one, other] = [await refuse.boundingBox(), await accept.boundingBox()];
    expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y]);
    expect(await refuse.getAttribute('class')).toBe(await accept.getAttribute('class'));
    expect(await asked()).toEqual([]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    // The notice must not appear over registration.
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.goBack();
    await refuse.click();
    await expect(notice).toHaveCount(0);
    expect((await asked()).map(({ name }) => name)).toEqual(['cookie_consent']);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await awake(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choice' }).click();
    await expect(notice).toHaveCount(1);
    await accept.click();
    await expect(notice).toHaveCount(0);
    expect((await asked()).map(({ name }) => name).toSorted()).toEqual(['affb', 'cookie_consent', 'stag']);

    // Two clicks withdraw consent on any page. The cookie records the version, the choice and its time.
    const said = Math.floor(Date.now() / 1_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choice' }).click();
    await refuse.click();
    await expect(notice).toHaveCount(0);
    const kept = await asked();
    expect(kept.map(({ name }) => name)).toEqual(['cookie_consent']);
    const [version, choice, time] = kept[0]?.value.split('.') ?? [];
    expect([version, choice]).toEqual(['1', 'refused']);
    expect(Number(time)).toBeGreaterThanOrEqual(said - 1);
    await page.reload({ waitUntil: 'load' });
    await awake(page);
    expect([...hosts].filter(host => host !== new URL(casino.site).host)).toEqual([]);

    // A game page has no site footer: the link is below the game, and on a low screen in the game's menu.
    await page.goto(addressOf(await openSlot(casino.site), 'demo'), { waitUntil: 'domcontentloaded' });
    await awake(page);
    const again = page.getByRole('link', { name: 'Cookie choice' });
    await again.click();
    await accept.click();
    await expect(notice).toHaveCount(0);
    expect((await asked()).map(({ value }) => value.split('.')[1])).toContain('accepted');
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await again.click();
      await refuse.click();
      await expect(notice).toHaveCount(0);
      expect((await asked()).map(({ value }) => value.split('.')[1])).toEqual(['refused']);
    }
    await page.getByRole('banner').getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Cookie choice' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(notice).toHaveCount(1);
  });
});

test('an address hash opens its form over the page and disappears when the form closes [HASH-001] [HASH-002] [HASH-003] [HASH-004]', async ({
  page,
}) => {
  const forms = [
    ['sign-in', 'Welcome back'],
    ['sign-up', 'Create your account'],
    ['remind', 'Set a new password'],
    ['new-password', 'This link has expired'],
  ] as const;
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.goto(`${page1}#sign-in`, { waitUntil: 'domcontentloaded' });
  for (const [hash, name] of forms) {
    const dialog = page.getByRole('dialog', { name });
    if (hash !== 'sign-in') {
      // Adds a link such as a page's text could contain.
      await page.evaluate(to => {
        const link = Object.assign(document.createElement('a'), { href: `#${to}`, textContent: to });
        document.querySelector('main')?.prepend(link);
      }, hash);
      await page.getByRole('link', { name: hash, exact: true }).press('Enter');
    }
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`${page1}#${hash}`);
    await expect(page.getByRole('main', { includeHidden: true })).toBeAttached();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    if (hash === 'remind') await page.goBack();
    else await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(page1);
    if (hash === 'new-password') await expect(page.getByRole('link', { name: hash, exact: true })).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test(
  "a form's hash has no effect for a player or in the restricted region [HASH-001] [GUARD-002] [GUARD-006]",
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(`/guest${page1}#sign-up`, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL(`/guest${page1}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await enter(page, 'estonia@liftoff.test', `${page1}#sign-in`);
    await expect(page).toHaveURL(page1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('a visitor with an Australian address must confirm their age, and is redirected away after declining [SHELL-017] [OVERLAY-004] [OVERLAY-005] [OVERLAY-006] [ROLE-025] [CONST-014] [CALL-042] [D14]', async ({
  page,
  context,
}) => {
  const card = page.getByRole('dialog', { name: 'Are you 18 or older?' });
  // The country of the account does not matter.
  await newPlayer(page, 'CA');
  await page.setExtraHTTPHeaders({ 'x-test-country': 'AU' });
  await page.goto('/en-CA/fairness', { waitUntil: 'domcontentloaded' });
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await card.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page).toHaveURL(/\/oops$/);
  await expect(card).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('age_consent');
  await page.goto('/en-CA/fairness', { waitUntil: 'domcontentloaded' });
  await card.getByRole('button', { name: 'Yes' }).click();
  await expect(card).toHaveCount(0);
  const kept = (await context.cookies()).find(({ name }) => name === 'age_consent');
  expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(365);
  const asked: string[] = [];
  page.on('request', request => void asked.push(new URL(request.url()).pathname));
  await page.reload({ waitUntil: 'domcontentloaded' });
  await awake(page);
  await expect(card).toHaveCount(0);
  expect(asked).not.toContain('/api/current_ip');
  // When the cookie expires after a year, the visitor is asked again.
  await context.clearCookies({ name: 'age_consent' });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(card).toBeVisible();
});

test(
  'an in-app browser on iOS suggests the system browser after five minutes, and the title of a hidden tab alternates [POPUP-016] [CONST-026]',
  { tag: '@all' },
  async ({ browser, casino }) => {
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
    const context = await browser.newContext({
      userAgent,
      baseURL: casino.site,
      viewport: { width: 390, height: 844 },
    });
    await context.addCookies([{ name: 'cookie_consent', value: '1.refused.0', url: casino.site }]);
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(page1, { waitUntil: 'domcontentloaded' });
    await awake(page);
    const title = await page.title();
    const popup = page.getByRole('dialog', { name: 'Open this page in your browser' });
    const later = async () => {
      await page.clock.runFor(60_000);
      return await popup.count();
    };
    expect(await later()).toBe(0);
    await expect.poll(later).toBe(1);
    await expectAccessible(page);
    await popup.getByRole('button', { name: 'Stay here' }).click();
    await expect(popup).toHaveCount(0);
    const setHidden = (hidden: boolean) =>
      page.evaluate(is => {
        Object.defineProperty(document, 'hidden', { value: is, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await page.clock.runFor(2_000);
    await expect(page).toHaveTitle('Still there?');
    await page.clock.runFor(2_000);
    await expect(page).toHaveTitle(title);
    await page.clock.runFor(2_000);
    await setHidden(false);
    await expect(page).toHaveTitle(title);
    await context.close();
  },
);

test("a player in the target group sees the new studio's popup once after signing in [POPUP-015] [STATE-021] [CONST-047] [CONST-048]", async ({
  page,
  casino,
}) => {
  const email = await newPlayer(page);
  await casino.console('POST', `players/${email}`, { groups: [851] });
  await loseSession(page);
  await page.goto(`/sign-in?${new URLSearchParams({ redirect: page1 })}`, { waitUntil: 'domcontentloaded' });
  const marked = page.waitForRequest('**/api/player/groups');
  await fillSignIn(page, email, freshPassword);
  const popup = page.getByRole('dialog', { name: /has joined us/ });
  await expect(popup).toBeVisible();
  await expect(page).toHaveURL(page1);
  expect((await marked).postDataJSON()).toEqual({ groups: { add: ['859'] } });
  await expect(popup.getByText('Its live tables are open now.')).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('link', { name: 'See the games' }).click();
  await expect(page).toHaveURL(/\/producers\/[\w-]+$/);
  await expect(popup).toHaveCount(0);
  const player = (await (await page.request.get('/api/player')).json()) as { statuses: { id: string }[] };
  expect(player.statuses.map(({ id: group }) => group).toSorted()).toEqual(['851', '859']);
});

test('a player can request the confirmation email again in a dialog over the page [POPUP-006] [POPUP-021]', async ({
  page,
}) => {
  const email = await newPlayer(page);
  await page.goto('/profile/security', { waitUntil: 'domcontentloaded' });
  await awake(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Confirm your e-mail' })).toHaveAttribute(
    'href',
    '/email-verify',
  );
  await page.goto('/profile', { waitUntil: 'domcontentloaded' });
  await awake(page);
  await page.getByRole('main').getByRole('link', { name: 'Confirm your e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your e-mail' });
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  // The page beneath keeps its own heading.
  await expect(page.getByRole('main', { includeHidden: true })).toBeAttached();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Profile', exact: true, includeHidden: true }),
  ).toBeAttached();
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  const sent = page.waitForRequest('**/api/users/confirmation');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  expect((await sent).postDataJSON()).toEqual({ user: { email } });
  await expect(dialog.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
});

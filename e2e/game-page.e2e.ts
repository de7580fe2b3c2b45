import type { Frame, Locator } from '@playwright/test';
import { gamesOf, shelfOf, type ListedGame } from './catalogue.ts';
import { addressOf, frameOf, openSlot, spinButton } from './game.ts';
import { awake, expect, signIn, test } from './journey.ts';
import { newPlayer } from './new-player.ts';
import { openStranger } from './stranger.ts';
import { text } from './texts.ts';
import { tileOf } from './tiles.ts';

test("a game's address selects its mode: players get real play by default, demo is open to everyone, and guests need an account for real play [ROUTE-044] [ROUTE-045] [ROLE-003] [PROLE-005]", async ({
  page,
  casino,
}) => {
  const game = await openSlot(casino.site);
  const real = addressOf(game, 'real');
  await page.goto(real);
  await expect(page).toHaveURL(`/sign-up?${new URLSearchParams({ redirect: real })}`);
  const mode = page.getByRole('navigation', { name: 'Mode' });
  await page.goto(addressOf(game), { waitUntil: 'domcontentloaded' });
  await expect(mode.getByRole('link', { name: 'Demo' })).toHaveAttribute('aria-current', 'page');
  await signIn(page, 'tester@liftoff.test');
  await page.goto(addressOf(game), { waitUntil: 'domcontentloaded' });
  await expect(mode.getByRole('link', { name: 'Real' })).toHaveAttribute('aria-current', 'page');
  await expect(spinButton(page)).toHaveAccessibleName(/€/);
  await mode.getByRole('link', { name: 'Demo' }).click();
  await expect(page).toHaveURL(addressOf(game, 'demo'));
  await expect(mode.getByRole('link', { name: 'Demo' })).toHaveAttribute('aria-current', 'page');
  await expect(spinButton(page)).toHaveAccessibleName(/^Spin for [\d.,\s]+$/);
});

test.describe('a visitor who has not chosen about cookies', () => {
  test.use({ asksCookies: true });

  for (const [width, height] of [
    [390, 844],
    [1_440, 900],
  ] as const)
    test(`neither a toast nor the cookie notice covers a game at ${width} px`, async ({
      page,
      context,
      casino,
      watched,
    }) => {
      watched.allow(/^console: WebSocket connection .* net::ERR_INTERNET_DISCONNECTED$/);
      await page.setViewportSize({ width, height });
      await signIn(page, 'tester@liftoff.test');
      await page.goto(addressOf(await openSlot(casino.site), 'real'), { waitUntil: 'domcontentloaded' });
      await expect(spinButton(page)).toBeVisible();
      await context.setOffline(true);
      const toast = page.locator('.toast');
      await expect(toast).toBeVisible();
      const game = await page.locator('iframe').boundingBox();
      const shown = await toast.boundingBox();
      if (!game || !shown) throw new Error('nothing is shown');
      const isBeside = shown.y + shown.height <= game.y || shown.x >= game.x + game.width;
      expect(isBeside, `${JSON.stringify(shown)} ${JSON.stringify(game)}`).toBe(true);
      await expect(page.locator('.cookie-notice')).toHaveCount(0);
    });
});

test('a game runs in a sandbox on another origin and cannot reach the site [A38]', async ({
  page,
  casino,
  watched,
}) => {
  watched.allow(/evil\.example|Unsafe attempt to initiate navigation|\/api\/(?:player|users)/);
  await signIn(page, 'tester@liftoff.test');
  await page.goto('/play/turbogames/rocket-x?mode=real', { waitUntil: 'domcontentloaded' });
  await expect(frameOf(page).getByRole('button', { name: /^Start for/ })).toBeVisible();
  const element = page.locator('iframe');
  const sandbox = ((await element.getAttribute('sandbox')) ?? '').split(' ');
  expect(sandbox.filter(token => /top-navigation|popups|modals|downloads/.test(token))).toEqual([]);
  expect(sandbox.length).toBeGreaterThan(0);
  expect((await element.getAttribute('allow')) ?? '').toMatch(/^(?:autoplay)?$/);
  const frame = await documentOf(element);
  expect(new URL(frame.url()).origin).toBe(casino.platform);
  expect(new URL(frame.url()).origin).not.toBe(casino.site);
  expect(await frame.evaluate(reachOut, casino.site)).toEqual(nothingReached);
  await expect(page).toHaveURL('/play/turbogames/rocket-x?mode=real');
});

test(
  "a hostile page in a game's frame can read, navigate, open and call nothing, even without a content policy [A38]",
  { tag: '@all' },
  async ({ page, casino, watched }) => {
    watched.allow(/evil\.example|Unsafe attempt to initiate navigation|\/api\/(?:player|users)/);
    await signIn(page, 'tester@liftoff.test');
    // The page comes from a real server, because the browser forbids a page made up by the test to call this machine
    // anyway.
    const stranger = await openStranger('<h1>hostile</h1>');
    await page.route(`${casino.platform}/frame/?**`, route => route.continue({ url: stranger.address }));
    await page.goto('/play/turbogames/rocket-x?mode=real', { waitUntil: 'domcontentloaded' });
    await expect(frameOf(page).getByRole('heading', { name: 'hostile' })).toBeVisible();
    const frame = await documentOf(page.locator('iframe'));
    expect(await frame.evaluate(reachOut, casino.site)).toEqual(nothingReached);
    await expect(page).toHaveURL('/play/turbogames/rocket-x?mode=real');
    // The player is still signed in.
    expect((await page.request.get('/api/user_limits')).status()).toBe(200);
    stranger.close();
  },
);

/** The document in a frame. Throws if the element has no frame. */
async function documentOf(element: Locator): Promise<Frame> {
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error('the game has no frame');
  return frame;
}

/** Runs inside a game's frame: tries to reach the site, and returns what succeeded. */
async function reachOut(site: string): Promise<Record<string, unknown>> {
  const tried: Record<string, unknown> = { cookie: document.cookie.includes('session') };
  try {
    tried.page = window.top?.document.title;
  } catch {
    tried.page = null;
  }
  try {
    if (window.top) window.top.location.href = 'https://evil.example/';
    tried.navigated = 'asked';
  } catch {
    tried.navigated = null;
  }
  tried.popup = window.open('https://evil.example/');
  const call = (path: string, init: RequestInit) =>
    fetch(site + path, { credentials: 'include', ...init }).then(
      answer => answer.status,
      () => null,
    );
  tried.call = await call('/api/player', {});
  tried.signOut = await call('/api/users/sign_out', { method: 'DELETE' });
  return tried;
}
const nothingReached = {
  cookie: false,
  page: null,
  navigated: null,
  popup: null,
  call: null,
  signOut: null,
};

test(
  'a game that is not released yet says so and has no link to play it',
  { tag: '@all' },
  async ({ page, casino }) => {
    const [game] = await gamesOf(casino.site, await shelfOf(casino.site, 'prerelease'));
    if (!game) throw new Error('no game of the casino is still to come');
    await page.goto('/categories/prerelease', { waitUntil: 'domcontentloaded' });
    const tile = tileOf(page, game.title);
    await tile.hover();
    await expect(tile.getByRole('link', { name: `Play ${game.title}` })).toHaveCount(0);
    await tile.getByRole('link', { name: `About ${game.title}` }).click();
    await expect(page).toHaveURL(addressOf(game));
    await expect(page.getByRole('main').getByText('Coming soon').first()).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test("a game that does not support the player's currency is locked on its tile and on its page [SHELL-081] [STATE-047] [ERR-018]", async ({
  page,
  casino,
}) => {
  const games = (await Promise.all(
    [1, 2, 3, 4, 5].map(async number => gamesOf(casino.site, await shelfOf(casino.site, 'slots'), number)),
  )) as (ListedGame & {
    currencies: Record<string, unknown>;
  })[][];
  const at = games.findIndex(list =>
    list.some(game => !game.currencies.EUR && !game.categories.includes('prerelease')),
  );
  const game = games[at]?.find(one => !one.currencies.EUR && !one.categories.includes('prerelease'));
  if (!game) throw new Error('every slot takes euros');
  await page.goto(`/categories/slots?page=${at + 1}`, { waitUntil: 'domcontentloaded' });
  await expect(tileOf(page, game.title).getByText(/^Not available in/)).toHaveCount(0);
  await signIn(page, 'tester@liftoff.test');
  await page.goto(`/categories/slots?page=${at + 1}`, { waitUntil: 'domcontentloaded' });
  const tile = tileOf(page, game.title);
  await tile.hover();
  await expect(tile.getByText('Not available in EUR')).toBeVisible();
  await expect(tile.getByRole('link')).toHaveCount(0);
  await expect(tile.getByRole('button')).toHaveCount(0);
  const words = (key: string) =>
    text('en-CA', 'game', `refused.currency_unsupported.${key}`)
      .replaceAll('{currency}', 'EUR')
      .replaceAll('{title}', game.title);
  await page.goto(addressOf(game, 'real'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: words('title') })).toBeVisible();
  await expect(page.getByText(words('text'))).toBeVisible();
});

test(
  'a double click adds a favourite only once, and the next double click removes it only once [SHELL-080] [STATE-048] [CALL-061] [CALL-062]',
  { tag: '@all' },
  async ({ page, casino }) => {
    const [game] = await gamesOf(casino.site, await shelfOf(casino.site, 'turbo'));
    if (!game) throw new Error('the turbo shelf is empty');
    await signIn(page, 'tester@liftoff.test');
    const calls: string[] = [];
    let pressed = Promise.withResolvers<void>();
    await page.route('**/api/player/favorite_games/*', async route => {
      calls.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
      await pressed.promise;
      await route.continue();
    });
    await page.goto('/categories/turbo', { waitUntil: 'domcontentloaded' });
    await awake(page);
    const tile = tileOf(page, game.title);
    const heart = tile.getByRole('button', { name: `Favourite ${game.title}` });
    await tile.hover();
    await heart.dblclick();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const answered = page.waitForResponse('**/api/player/favorite_games/*');
    pressed.resolve();
    await answered;
    const address = `/api/player/favorite_games/${game.identifier}`;
    expect(calls).toEqual([`PUT ${address}`]);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await awake(page);
    pressed = Promise.withResolvers<void>();
    await tile.hover();
    await heart.dblclick();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const ended = page.waitForResponse('**/api/player/favorite_games/*');
    pressed.resolve();
    await ended;
    expect(calls).toEqual([`PUT ${address}`, `DELETE ${address}`]);
  },
);

test(
  'for a player who has reached a limit, every game, real or demo, leads to the limits page, and the lobby stays open [GUARD-010] [PROLE-012]',
  { tag: '@all' },
  async ({ page }) => {
    await signIn(page, 'limited@liftoff.test');
    const reached = page.getByRole('status').filter({ hasText: 'Loss limit (daily) reached' });
    for (const mode of ['real', 'demo']) {
      await page.goto(`/play/turbogames/rocket-x?mode=${mode}`, { waitUntil: 'domcontentloaded' });
      await expect(page).toHaveURL('/profile/limits');
      await expect(reached).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    }
    await page.goto('/categories/turbo', { waitUntil: 'domcontentloaded' });
    await awake(page);
    const tile = tileOf(page, 'Rocket X');
    await tile.hover();
    await tile.getByRole('link', { name: 'Play Rocket X' }).click();
    await expect(page).toHaveURL('/profile/limits');
  },
);

test(
  "a game page shows facts calculated from the game's mathematics, with similar games below [C29]",
  { tag: '@all' },
  async ({ page, casino }) => {
    const game = await openSlot(casino.site);
    const facts = (await (await fetch(`${casino.site}/api/games/${game.identifier}/facts`)).json()) as {
      rtp_percent: number;
    };
    await page.goto(addressOf(game, 'demo'), { waitUntil: 'domcontentloaded' });
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'About this game' }) });
    await expect(card.getByText('Return to player')).toBeVisible();
    await expect(card).toContainText(`${facts.rtp_percent.toFixed(2)}%`);
    const similar = page.getByRole('region', { name: 'Similar games' });
    await expect(similar.getByRole('article')).toHaveCount(15);
    await frameOf(page).getByRole('button', { name: 'Game info' }).click();
    await expect(frameOf(page).getByRole('dialog', { name: 'Game info' })).toContainText(facts.rtp_percent.toFixed(2));
  },
);

test(
  'a player first enters the personal data that a studio requires, and then the game opens [STATE-045] [POPUP-012]',
  { tag: '@all' },
  async ({ page }) => {
    await newPlayer(page);
    await page.goto('/live/all', { waitUntil: 'domcontentloaded' });
    await awake(page);
    const tile = tileOf(page, 'Aurum Roulette');
    await tile.hover();
    await tile.getByRole('link', { name: 'Play Aurum Roulette' }).click();
    const dialog = page.getByRole('dialog', { name: 'Personal data' });
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await dialog.getByRole('textbox', { name: 'Last name' }).fill('Byron');
    await expect(page.locator('iframe')).toHaveCount(0);
    await dialog.getByRole('button', { name: /^Save and continue/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(frameOf(page).getByRole('group', { name: 'Betting table' })).toBeVisible();
  },
);

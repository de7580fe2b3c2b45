import type { Page } from '@playwright/test';
import { frameOf, roundFrom } from './game.ts';
import { awake, balanceIn, expect, signIn, test } from './journey.ts';

test('a missing chunk from an earlier build reloads the page once, but never during a round, and no screen goes blank [B21]', async ({
  page,
  context,
  casino,
  watched,
}) => {
  watched.allow(/dynamically imported|preload|properties of undefined/);
  const gone = /\/assets\/(?:game-menu|sign-in-dialog)/;
  await context.route(
    url => url.origin === casino.site && gone.test(url.pathname),
    route => route.fulfill({ status: 404, body: 'No such file' }),
  );
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.setViewportSize({ width: 390, height: 844 });
  const launched = page.waitForResponse(answer => answer.url().endsWith('/launch') && answer.ok());
  await page.goto('/play/turbogames/rocket-x?mode=demo', { waitUntil: 'domcontentloaded' });
  const { game_session_id } = (await (await launched).json()) as { game_session_id: string };
  const start = frameOf(page).getByRole('button', { name: /^Start for/ });
  await expect(start).toHaveAttribute('aria-disabled', 'false');
  // This flight lasts longer than seventeen seconds, so the chunk is found missing during a round.
  await casino.chooseDemo(game_session_id, 'high');
  const missed = page.waitForResponse(answer => gone.test(answer.url()));
  expect((await roundFrom(page, () => start.click())).state).toBe('open');
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await missed;
  // Seconds later, when a reload would already have happened, the same flight still goes on.
  await expect(frameOf(page).locator('.multiplier > span').first()).toHaveText(/worth (?:[3-9]|1\d)[.,]/);
  await expect(frameOf(page).getByRole('button', { name: /^Collect/ })).toBeVisible();
  expect(loads).toBe(1);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await awake(page);
  const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await signInLink.click();
  // The address of the missing dialog is also a page, which opens instead.
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expect(page).toHaveURL('/sign-in');
  // Server-rendered text is visible before the whole document has loaded.
  await expect.poll(() => loads).toBe(3);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await awake(page);
  const missedAgain = page.waitForResponse(answer => gone.test(answer.url()));
  await signInLink.click();
  await missedAgain;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/calmer way to play/);
  // The page now lacks a chunk, so the next click is an ordinary browser navigation.
  await signInLink.click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expect(page).toHaveURL('/sign-in');
  await expect.poll(() => loads).toBe(5);
});

const rocket = '/play/turbogames/rocket-x';
const tile = (page: Page) => page.getByRole('article').first();
const frame = (page: Page) => page.locator('iframe[title$=", game"]');

/**
 * Pages, with the element that each shows without its later parts (`stands`), and the element shown once they have
 * loaded (`comes`).
 */
const pages = [
  { who: 'a guest', path: '/', stands: tile, comes: tile },
  { who: 'a guest', path: '/pokies/all', stands: tile, comes: tile },
  { who: 'a guest', path: `${rocket}?mode=demo`, stands: frame, comes: frame },
  { who: 'a player', path: '/', stands: balanceIn, comes: balanceIn },
  { who: 'a player', path: `${rocket}?mode=real`, stands: balanceIn, comes: frame },
];

/** Style sheets that the page requested and did not get. */
const missedStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isThere = ({ sheet }: HTMLLinkElement) => {
      try {
        return (sheet?.cssRules.length ?? 0) > 0;
      } catch {
        // Reading the rules of a style sheet that did not load throws.
        return false;
      }
    };
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return links.filter(link => !isThere(link)).map(({ href }) => href);
  });

for (const { who, path, stands, comes } of pages)
  test(`${path} stays intact for ${who} while its later parts cannot be loaded, and shows them once they are available [B12, B21]`, async ({
    page,
    context,
    casino,
  }) => {
    if (who === 'a player') await signIn(page, 'demo@liftoff.test');
    const served = await (await page.request.get(path)).text();
    const missed = new Set<string>();
    const isLater = (url: URL) =>
      url.origin === casino.site && /^\/assets\/.*\.(?:js|css)$/.test(url.pathname) && !served.includes(url.pathname);
    await context.route(isLater, route => {
      missed.add(route.request().url());
      return route.abort('internetdisconnected');
    });
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const isVisitMissed = () => [...missed].some(url => url.includes('/visit-layer-'));
    await expect.poll(isVisitMissed).toBe(true);
    await page.mouse.move(300, 300);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(stands(page)).toBeVisible();
    if (who === 'a player') expect(await missedStyles(page)).not.toEqual([]);

    await context.unroute(isLater);
    const visit = page.waitForResponse(answer => answer.url().includes('/visit-layer-') && answer.ok());
    await page.keyboard.press('Shift');
    await visit;
    await expect(comes(page)).toBeVisible();
    await expect.poll(() => missedStyles(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(loads).toBe(1);
  });

for (const { who, path, awakened } of [
  { who: 'a guest', path: '/', awakened: (page: Page) => awake(page) },
  { who: 'a player', path: '/', awakened: (page: Page) => awake(page) },
  { who: 'a player', path: `${rocket}?mode=real`, awakened: (page: Page) => expect(frame(page)).toBeVisible() },
])
  test(`${path} works for ${who} as served while its first scripts cannot be loaded, and starts them on the next key press once they are available [B12]`, async ({
    page,
    context,
    casino,
    watched,
  }) => {
    // The content policy of a guest's page blocks script imports that no element of the page has loaded.
    watched.allow(/violates the following Content Security Policy directive/);
    if (who === 'a player') await signIn(page, 'demo@liftoff.test');
    const first = (url: URL) =>
      url.origin === casino.site && /^\/assets\/(?:shell|root|entry)[\w.-]*\.js$/.test(url.pathname);
    let missed = 0;
    await context.route(first, route => {
      missed += 1;
      return route.abort('internetdisconnected');
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.mouse.move(300, 300);
    await expect.poll(() => missed).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('link', { name: who === 'a guest' ? 'Sign in' : 'Deposit' })
      .first()
      .click();
    await expect(page).toHaveURL(who === 'a guest' ? '/sign-in' : '/deposit');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.mouse.move(300, 300);
    await page.waitForLoadState('networkidle');
    await context.unroute(first);
    await page.keyboard.press('Shift');
    await awakened(page);
  });

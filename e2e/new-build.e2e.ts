import { frameOf, roundFrom } from './game.ts';
import { awake, expect, test } from './journey.ts';

test('a chunk of an earlier build that is gone loads the page anew, once, and never in a round; no screen is white [B21]', async ({
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
  // It flies for longer than seventeen seconds: the part is missed in a round.
  await casino.chooseDemo(game_session_id, 'high');
  const missed = page.waitForResponse(answer => gone.test(answer.url()));
  expect((await roundFrom(page, () => start.click())).state).toBe('open');
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await missed;
  // Seconds later, when a page that is loaded anew would have been, the same flight goes on.
  await expect(frameOf(page).locator('.mult > span').first()).toHaveText(/worth (?:[3-9]|1\d)[.,]/);
  await expect(frameOf(page).getByRole('button', { name: /^Collect/ })).toBeVisible();
  expect(loads).toBe(1);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await awake(page);
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await signIn.click();
  // The address of the dialog that did not come is a page of its own.
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expect(page).toHaveURL('/sign-in');
  // What the platform wrote of a page is seen before all of the page is there.
  await expect.poll(() => loads).toBe(3);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await awake(page);
  await signIn.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
  await expect(page.getByRole('link', { name: 'Go to the lobby' }).first()).toBeVisible();
  await expect.poll(() => loads).toBe(4);
});

import { frameOf } from './game.ts';
import { expect, signIn, test } from './journey.ts';
import { openStranger } from './stranger.ts';

test("another site's page cannot frame the site or a game [A4]", async ({ browser, casino }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const launch = await fetch(`${casino.site}/api/games/rocket-x/launch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: casino.site },
    body: JSON.stringify({ mode: 'demo', locale: 'en-CA' }),
  });
  const { launch_url: game } = (await launch.json()) as { launch_url: string };
  expect(new URL(game).origin).toBe(casino.platform);
  for (const address of [
    casino.site,
    `${casino.site}/sign-in`,
    `${casino.site}/play/turbogames/rocket-x`,
    `${casino.site}/nowhere`,
    game,
  ]) {
    const stranger = await openStranger(`<iframe src="${address}" title="framed"></iframe>`);
    const refused = page.waitForEvent('console', message => /frame-ancestors|X-Frame-Options/i.test(message.text()));
    await page.goto(stranger.address);
    await refused;
    expect(page.frames().filter(frame => frame.url().startsWith('http://localhost'))).toEqual([]);
    stranger.close();
  }
  // The site's own page may show the same game.
  await page.goto(`${casino.site}/play/turbogames/rocket-x?mode=demo`, { waitUntil: 'domcontentloaded' });
  await expect(frameOf(page).getByRole('button', { name: /^Start for/ })).toBeVisible();
  await context.close();
});

test(
  "a script injected through text does not run, on a guest's page or on a player's page [A2]",
  { tag: '@all' },
  async ({ page, watched }) => {
    // React reports that the page differs from what it would render.
    watched.allow(/Content Security Policy|React error #418/);
    const evil = `<script>window.ran = 'element'</script><img src="/none.png" alt="" onerror="window.ran = 'handler'"><a id="evil" href="javascript:window.ran = 'link'">x</a>`;
    await page.route('**/fairness', async route => {
      const answer = await route.fetch();
      const whole = await answer.text();
      expect(whole).toContain('</article>');
      await route.fulfill({ response: answer, body: whole.replace('</article>', `${evil}</article>`) });
    });
    for (const who of ['guest', 'player']) {
      if (who === 'player') await signIn(page, 'tester@liftoff.test');
      const refused = page.waitForEvent('console', message => message.text().includes('Content Security Policy'));
      await page.goto('/fairness', { waitUntil: 'load' });
      await refused;
      await page.evaluate(() => document.querySelector<HTMLElement>('#evil')?.click());
      expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown), who).toBeUndefined();
    }
  },
);

import { expectAccessible } from './accessible.ts';
import type { Casino } from './casino.ts';
import { balanceIn, expect, fillSignIn, test as base } from './journey.ts';
import { workerCasino } from './worker-casino.ts';

/** The journeys' casino on the host of its second brand. */
const test = base.extend<object, { casino: Casino }>({
  casino: workerCasino({ host: 'marea.localhost' }),
});

test("a second brand has enough contrast in its dark theme, and its game frames use the brand's colours [ROUTE-001]", async ({
  page,
}) => {
  await page.goto('/sign-in');
  await expectAccessible(page);
  await fillSignIn(page, 'demo@liftoff.test');
  await expect(balanceIn(page)).toBeVisible();
  await page.goto('/play/turbogames/rocket-x?mode=demo');
  const start = page.frameLocator('iframe').getByRole('button', { name: /^Start/ });
  await expect(start).toHaveCSS('background-color', 'rgb(79, 214, 192)');
});

test('a second brand has enough contrast in its light theme', async ({ page, context, casino }) => {
  await context.addCookies([{ name: 'theme', value: 'light', url: casino.site }]);
  await page.goto('/');
  await expectAccessible(page);
});

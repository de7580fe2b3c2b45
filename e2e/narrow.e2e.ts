import { awake, expect, signIn, test } from './journey.ts';
import { tileOf } from './catalogue.ts';
import { expectAccessible } from './accessible.ts';
import { expectTextsWhole } from './text-faults.ts';

/** The smallest phone: everything can be read, nothing scrolls sideways, nothing lies over words. */
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest’s tap on a tile opens the demo before any script is there', async ({ page }) => {
    await page.goto('/categories/turbo');
    await tileOf(page, 'Rocket X').tap();
    await expect(page).toHaveURL('/play/turbogames/rocket-x?mode=demo');
  });
});

for (const prefix of ['', '/fr-CA', '/de']) {
  test(`a guest's pages are whole at 320 px (${prefix || '/'})`, async ({ page }) => {
    for (const path of ['/', '/pokies/all', '/no-such-page', '/search?q=dragon', '/producers/turbogames', '/sign-up']) {
      await page.goto(`${prefix}${path}`, { waitUntil: 'load' });
      await page.mouse.move(1, 1);
      await expectTextsWhole(page, `${prefix}${path}`);
    }
    await page.goto(prefix || '/');
    await awake(page);
    await page.locator('.bnav a').last().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectTextsWhole(page, `${prefix} sidebar`);
    await expectAccessible(page);
  });

  test(`a player's pages are whole at 320 px, the cashbox with a toast over it too (${prefix || '/'})`, async ({
    page,
  }) => {
    await signIn(page, 'limited@liftoff.test');
    const toast = page.locator('.toast');
    for (const path of ['/', '/favorite-games']) {
      await page.goto(`${prefix}${path}`, { waitUntil: 'load' });
      await expect(toast).toBeVisible();
      await toast.getByRole('button').tap();
      await expectTextsWhole(page, `player ${prefix}${path}`);
    }
    await page.goto(`${prefix}/deposit`, { waitUntil: 'load' });
    await expect(page.locator('.cb__f dd')).toBeVisible();
    await expect(toast).toBeVisible();
    await expectTextsWhole(page, `${prefix} cashbox`);
    await expectAccessible(page);
    const frame = await page.locator('.dlg').boundingBox();
    const told = await toast.boundingBox();
    expect(told?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
  });
}

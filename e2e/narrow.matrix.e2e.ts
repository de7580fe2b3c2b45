import { awake, expect, signIn, test } from './journey.ts';
import { expectAccessible } from './accessible.ts';
import { expectTextsWhole } from './text-faults.ts';
import { tileOf } from './tiles.ts';

/** On the narrowest phone every text is readable, nothing scrolls sideways, and nothing covers words. */
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a guest's tap on a tile opens the demo before any script has loaded", async ({ page }) => {
    await page.goto('/categories/turbo');
    await tileOf(page, 'Rocket X').tap();
    await expect(page).toHaveURL('/play/turbogames/rocket-x?mode=demo');
  });
});

test('the text check reports a clickable element that covers words, even if it is invisible', async ({ page }) => {
  const cover = 'position: absolute; inset: 0; opacity: 0';
  const covered = (inside: string) => `<div style="position: relative; width: 200px">${inside}</div>`;
  const words = '<p>What is read here</p>';
  for (const fault of [
    `${words}<button style="${cover}">Buy</button>`,
    `${words}<div style="${cover}"><a href="/" style="${cover}">Away</a></div>`,
    `${words}<div tabindex="0" style="${cover}"></div>`,
    `<label for="other">${words}</label><input style="${cover}">`,
    `<a href="/">${words}</a><div style="${cover}"></div>`,
    `${words}<div style="${cover}; opacity: 1"></div>`,
  ]) {
    await page.setContent(covered(fault));
    await expect(expectTextsWhole(page, fault)).rejects.toThrow(/covered: .*What is read here/);
  }
  for (const harmless of [
    `${words}<div style="${cover}"></div>`,
    `<label>${words}<input type="checkbox" style="${cover}"></label>`,
    `${words}<button style="${cover}; pointer-events: none" disabled>Buy</button>`,
  ]) {
    await page.setContent(covered(harmless));
    await expectTextsWhole(page, harmless);
  }
});

/** Where French and German texts fit, the shorter English ones fit too. */
for (const prefix of ['/fr-CA', '/de']) {
  test(`guest pages show all their text at 320 px (${prefix})`, async ({ page }) => {
    for (const path of ['/pokies/all', '/no-such-page', '/search?q=dragon', '/producers/turbogames', '/sign-up', '/']) {
      await page.goto(`${prefix}${path}`, { waitUntil: 'load' });
      await page.mouse.move(1, 1);
      await expectTextsWhole(page, `${prefix}${path}`);
    }
    await awake(page);
    await page.locator('.bottom-menu a').last().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectTextsWhole(page, `${prefix} sidebar`);
    if (prefix === '/fr-CA') await expectAccessible(page);
  });

  test(`player pages show all their text at 320 px, including the cashbox with a toast (${prefix})`, async ({
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
    await expect(page.locator('.cashbox__footer dd').first()).toBeVisible();
    await expect(toast).toBeVisible();
    await expectTextsWhole(page, `${prefix} cashbox`);
    if (prefix === '/de') await expectAccessible(page);
    const frame = await page.locator('.dialog').boundingBox();
    const reported = await toast.boundingBox();
    expect(reported?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
  });
}

/** Guest pages that consist of text, tables and forms, and so depend most on the length of words. */
const plainPages = ['/benefits-of-crypto', '/payments', '/support', '/news', '/sign-in', '/sign-up', '/producers'];

test.describe('with server-rendered pages', () => {
  test.use({ javaScriptEnabled: false });

  for (const prefix of ['/en-CA', '/fr-CA', '/de', '/no', '/it', '/et']) {
    test(`no plain page scrolls sideways at 320 px (${prefix})`, async ({ page }) => {
      for (const path of plainPages) {
        await page.goto(`${prefix}${path}`, { waitUntil: 'load' });
        const width = await page.locator('html').evaluate(root => root.scrollWidth);
        expect(width, `${prefix}${path}`).toBeLessThanOrEqual(320);
      }
    });
  }
});

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

const dialogs = ['dialog', 'sheet', 'bare', 'drawer', 'full'];

/** Horizontal overflow of the page in px. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const theme of ['dark', 'light']) {
  test.describe(`components on a ${theme} page`, () => {
    test.beforeEach(async ({ page, casino }) => {
      await page.goto(`${casino.platform}/console/ui?theme=${theme}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    });

    // The page shows every component in both themes; the page's own theme applies only to the surroundings.
    const width = theme === 'dark' ? 390 : 1440;
    test(`the components have no accessibility faults in any state, dark or light, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });

    test("the components' dialogs, menu and toasts open without accessibility faults", async ({ page }) => {
      for (const name of dialogs) {
        await page.getByRole('button', { name: `Open ${name}` }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      // A dialog rendered by the server has no script: its close button is a link that leads away.
      await page.getByRole('button', { name: 'Open outline' }).click();
      await expect(page.getByRole('dialog', { name: 'Cashbox' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('menuitem', { name: 'Achievements' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Show toasts' }).click();
      await expect(page.getByText('Nothing was charged.')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('a full-screen form is shown as a separate page', async ({ page, casino }) => {
  await page.goto(`${casino.platform}/console/ui?page=full`);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expectAccessible(page);
});

test("a guest's page loads nothing from the component gallery", async ({ page, casino }) => {
  const asked: string[] = [];
  page.on('request', request => void asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(path => path.startsWith('/console'))).toEqual([]);
  expect((await page.request.get('/console/ui')).status(), 'the site itself has no such page').toBe(404);
  expect((await page.request.get(`${casino.platform}/console/ui`)).status()).toBe(200);
});

import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Expects the age mark, the licence and a clickable link to responsible gaming in a part of the page. */
async function expectMarks(part: Locator): Promise<void> {
  const link = part.locator('a[href$="/responsible-gaming"]').last();
  await expect(part.getByText('18+', { exact: true }).last()).toBeVisible();
  await expect(part.getByText(/\b(?:CW|EE)-0000-EX\b/).last()).toBeVisible();
  await link.click({ trial: true });
}

async function atEverySize(page: Page, part: () => Locator): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectMarks(part());
  }
}

test('the age mark, the licence and the help link are shown in a popup, on an error page and on the offline page, at three widths [C37]', async ({
  page,
  context,
  watched,
}) => {
  const popup = () => page.getByRole('dialog');
  const footer = () => page.getByRole('contentinfo');
  await page.goto('/no-such-page');
  await atEverySize(page, footer);
  await page.goto('/popup/sign-in');
  await expect(popup()).toBeVisible();
  await atEverySize(page, popup);
  await popup().locator('a[href$="/responsible-gaming"]').click();
  await expect(page).toHaveURL(/\/responsible-gaming$/);

  await signIn(page, 'tester@liftoff.test');
  await page.goto('/withdraw');
  await expect(popup().getByRole('tab', { name: 'Withdraw' })).toBeVisible();
  await atEverySize(page, popup);
  await popup().getByRole('tab', { name: 'History' }).click();
  await expectMarks(popup());
  // The page's socket might still be connecting when the browser goes offline.
  watched.allow(/^console: WebSocket connection .* net::ERR_INTERNET_DISCONNECTED$/);
  await context.setOffline(true);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await atEverySize(page, footer);
});

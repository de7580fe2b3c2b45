import { expect, type Page } from '@playwright/test';

/** Waits until the page uses its own fonts, which a first visit requests only after its pictures have loaded. */
export async function fontsReady(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await page.evaluate(() => document.fonts.ready);
}

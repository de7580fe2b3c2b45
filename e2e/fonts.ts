import { expect, type Page } from '@playwright/test';

/** Waits until the page is written in its own fonts, which a first visit asks for once its pictures are there. */
export async function fontsReady(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await page.evaluate(() => document.fonts.ready);
}

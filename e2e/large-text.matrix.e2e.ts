import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { newKnownPlayer } from './new-player.ts';
import { expectTextsWhole } from './text-faults.ts';

/**
 * Doubles the browser's font size (WCAG 1.4.4). Every screen must stay readable in full, without sideways scrolling.
 */
async function writeTwiceAsLarge(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** One screen of each kind; screens with special layouts are opened at both widths. */
const walks = {
  390: {
    guest: ['/', '/pokies/all', '/search?q=rocket', '/sign-up'],
    'guest who reads': ['/responsible-gaming', '/payments', '/benefits-of-crypto', '/support'],
    player: ['/deposit', '/profile/main'],
    'player who looks back': ['/profile/limits', '/profile/games-history'],
  },
  1024: {
    guest: ['/producers', '/pokies/all', '/sign-in', '/no-such-page', '/payments'],
    player: ['/', '/deposit'],
    'player in the profile': ['/profile/main', '/profile/security'],
  },
};

for (const [width, visitors] of Object.entries(walks)) {
  for (const [whose, paths] of Object.entries(visitors)) {
    test(`the screens of a ${whose} stay complete at twice the text size, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await writeTwiceAsLarge(page);
      // A separate player sees no notices about limits and payments of other journeys.
      if (whose.startsWith('player')) await newKnownPlayer(page);
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'load' });
        await page.mouse.move(1, 1);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        if (path === '/deposit') await expect(page.locator('.cashbox__footer dd').first()).toBeVisible();
        await expectTextsWhole(page, path);
      }
    });
  }
}

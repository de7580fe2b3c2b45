import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { newKnownPlayer } from './new-player.ts';
import { expectTextsWhole } from './text-faults.ts';

/** WCAG 1.4.4: who has their browser write twice as large reads every screen whole, and scrolls nothing sideways. */
async function writeTwiceAsLarge(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Each kind of screen, the ones with a layout of their own at both widths. */
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
    test(`the screens of a ${whose} are whole with the text twice as large, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await writeTwiceAsLarge(page);
      // A player of the walk's own hears of no limits and payments of other journeys.
      if (whose.startsWith('player')) await newKnownPlayer(page);
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'load' });
        await page.mouse.move(1, 1);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        if (path === '/deposit') await expect(page.locator('.cb__f dd').first()).toBeVisible();
        await expectTextsWhole(page, path);
      }
    });
  }
}

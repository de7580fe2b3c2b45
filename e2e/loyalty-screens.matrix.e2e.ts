import { expectAccessible } from './accessible.ts';
import { awake, expect, test } from './journey.ts';
import { newKnownPlayer } from './new-player.ts';
import { expectTextsWhole } from './text-faults.ts';
import { text } from './texts.ts';

/** The screens of points, boxes, status, adventure and jackpots. */
const screens = [
  '/rocket-mart',
  '/profile/points',
  '/lootboxes',
  '/lootboxes/chances',
  '/rocket-wheel',
  '/rocket-vipclub',
  '/profile/level',
  '/rocket-adventure',
  '/jackpots',
  '/mystic',
];

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`loyalty screens are accessible and show all their text in German and light at ${size.width} px`, async ({
    page,
    context,
    casino,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await context.addCookies([{ name: 'theme', value: 'light', url: casino.site }]);
    const email = await newKnownPlayer(page);
    await casino.console('POST', `players/${email}`, { groups: [259] });
    for (const reward of [
      { type: 'points', points: 12_480 },
      { type: 'box', group_key: 'rocket_pro' },
      { type: 'box', group_key: 'wheel_rocket_pro' },
    ])
      await casino.console('POST', `players/${email}/rewards`, { reward, reason: 'A journey' });
    for (const path of screens) {
      await page.goto(`/de${path}`, { waitUntil: 'domcontentloaded' });
      await page.mouse.move(1, 1);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await test.step(path, () => expectAccessible(page));
      await expectTextsWhole(page, path);
    }

    await page.goto('/de/rocket-mart', { waitUntil: 'domcontentloaded' });
    await awake(page);
    await page.getByRole('button', { name: '10 € Geld', exact: true }).click();
    const popup = page.getByRole('dialog', { name: '10 € Geld' });
    await expect(popup.getByRole('button', { name: /Punkte einlösen$/ })).toBeVisible();
    await expectAccessible(page);
    await expectTextsWhole(page, 'the popup of a card');

    await page.goto('/de/lootboxes', { waitUntil: 'domcontentloaded' });
    await page
      .getByRole('link', { name: text('de', 'lootbox', 'list.see') })
      .last()
      .click();
    await awake(page);
    await page.getByRole('button', { name: text('de', 'lootbox', 'box.open'), exact: true }).click();
    await expect(page.getByText(text('de', 'lootbox', 'result.chance'))).toBeVisible();
    await expectAccessible(page);
    await expectTextsWhole(page, 'the prize of a box');

    await page.goto('/de/rocket-adventure', { waitUntil: 'domcontentloaded' });
    await awake(page);
    await page.locator('.adventure-calendar [aria-current="date"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await expectTextsWhole(page, 'the details of a day');
  });
}

import { expectAccessible } from './accessible.ts';
import { enter, expect, test } from './journey.ts';

test('a player opens the VIP club from the menu, and reads status, progress, ladder and manager [PVIP-001] [PROUTE-017]', async ({
  page,
}) => {
  await enter(page, 'vip@liftoff.test', '/fairness');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'VIP club' }).first().click();
  await expect(page).toHaveURL('/rocket-vipclub');
  await expect(page.getByRole('heading', { level: 1, name: /^Gold until / })).toBeVisible();
  const card = page.getByRole('region', { name: 'Your status' });
  await expect(card.getByText('Gold', { exact: true })).toBeVisible();
  await expect(card.getByRole('progressbar')).toHaveCount(2);
  const ladder = page.getByRole('list', { name: 'The ladder' });
  await expect(ladder.getByRole('listitem')).toHaveText([
    'RegularPassed',
    'Rising starPassed',
    'StarPassed',
    'BronzePassed',
    'SilverPassed',
    'GoldYou are here',
    'PlatinumNext',
    'DiamondFor life',
  ]);
  await expect(page.getByRole('heading', { name: 'Ines Okafor' })).toBeVisible();
  await expectAccessible(page);
});

test('a guest who opens the VIP club registers first [PROUTE-017]', async ({ page }) => {
  await page.goto('/rocket-vipclub', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL(/\/sign-up\?redirect=%2Frocket-vipclub$/);
});

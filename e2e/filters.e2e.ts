import { expectAccessible } from './accessible.ts';
import { gamesOf, shelfOf } from './catalogue.ts';
import { awake, expect, test } from './journey.ts';
import { expectListed } from './tiles.ts';

const narrow = { features: ['wilds'], pays: ['ways'], volatility: ['high'] } as const;
const address = '/pokies/all?feature=wilds&pays=ways&volatility=high';

test('a list can be filtered by keyboard, and its filters survive Back and a reload', async ({ page, casino }) => {
  const whole = await shelfOf(casino.site, 'pokies', ['pokies']);
  const wanted = await gamesOf(casino.site, whole, 1, {
    features: [...narrow.features],
    pays: [...narrow.pays],
    volatility: [...narrow.volatility],
  });
  await page.goto('/pokies/all');
  await awake(page);
  const button = page.getByRole('button', { name: /^Filters/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  for (const name of ['Wilds', 'High', 'All ways']) {
    await panel.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Space');
  }
  await expectAccessible(page);
  await panel.getByRole('button', { name: /^Show \d+ games$/ }).press('Enter');
  await expect(page).toHaveURL(address);
  await expect(panel).toBeHidden();
  await expectListed(page, wanted);
  await page.reload();
  await expectListed(page, wanted);
  const chips = page.getByRole('navigation', { name: 'Active filters' });
  await chips.getByRole('link', { name: 'Remove filter: Wilds' }).click();
  await expect(page).toHaveURL('/pokies/all?pays=ways&volatility=high');
  await page.goBack();
  await expectListed(page, wanted);
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/pokies/all');
  await expectListed(page, await gamesOf(casino.site, whole));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'on a phone, the filters open in a sheet, and a list without matches offers to remove a filter',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('/categories/turbo?return=97');
      await awake(page);
      await page.getByRole('button', { name: /^Filters/ }).tap();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await expect(sheet.getByRole('button', { name: '97%+' })).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page);
      await page.goto('/categories/turbo?return=97&pays=ways');
      await expect(page.getByRole('heading', { name: 'No games match your filters' })).toBeVisible();
      await page.getByRole('link', { name: /^Without All ways: \d+ games?$/ }).tap();
      await expect(page).toHaveURL('/categories/turbo?return=97');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  );
});

import { expectAccessible } from './accessible.ts';
import type { Casino } from './casino.ts';
import { awake, expect, test as base } from './journey.ts';
import { recordShift, shiftOf } from './layout-shift.ts';
import { workerCasino } from './worker-casino.ts';

const notice = (id: string, message: string) => ({
  id,
  icon: 'info',
  action: '/payments',
  texts: { 'en-CA': { message, link_text: 'See methods' } },
});
const notices = [notice('cards', 'Card deposits may be slow today. Others are not.'), notice('rules', 'New rules.')];

/** The journeys' casino with two header notices. */
const test = base.extend<object, { casino: Casino }>({
  casino: workerCasino({ config: { 'header-notices': notices } }),
});

test('a dismissed header notice stays dismissed from the first paint of the next visit, and nothing moves while the page hydrates [ENTITY-021]', async ({
  page,
}) => {
  await recordShift(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const bars = [...document.querySelectorAll<HTMLElement>('[data-notice]')];
      const shown = bars.filter(bar => bar.offsetHeight > 0).map(bar => bar.dataset.notice);
      Object.assign(window, { shownFirst: shown });
    });
  });
  await page.goto('/');
  await expect(page.getByText('Card deposits may be slow today.')).toBeVisible();
  await expect(page.getByText('New rules.')).toBeHidden();
  // The notices have a separate script. Until it has loaded, the page's first script handles Close, which the next
  // test covers.
  await awake(page, page.getByRole('complementary', { name: 'Card deposits may be slow today.' }));
  await expectAccessible(page);
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('New rules.')).toBeVisible();
  await page.reload();
  // The served page contains both notices. Which one shows was decided before the site's own script ran.
  expect(await page.evaluate(() => Reflect.get(window, 'shownFirst') as unknown)).toEqual(['rules']);
  await awake(page);
  await expect(page.getByText('New rules.')).toBeVisible();
  await expect(page.getByText('Card deposits may be slow today.')).toBeHidden();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test("a header notice can be dismissed before the page's script has loaded, and stays dismissed", async ({ page }) => {
  // The scripts neither load nor fail.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page
    .getByRole('complementary', { name: 'Card deposits may be slow today.' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByText('New rules.')).toBeVisible();
  await page.getByRole('complementary', { name: 'New rules.' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('New rules.')).toBeHidden();
  await page.unrouteAll();
  await page.goto('/');
  await awake(page);
  await expect(page.getByText('New rules.')).toBeHidden();
  await expect(page.getByText('Card deposits may be slow today.')).toBeHidden();
});

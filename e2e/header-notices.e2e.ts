import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './accessible.ts';
import { openCasino, type Casino } from './casino.ts';
import { awake, expect, test as base } from './journey.ts';
import { casinosFolder, seededFolder } from './seeded-casino.ts';

const notice = (id: string, message: string) => ({
  id,
  icon: 'info',
  action: '/payments',
  texts: { 'en-CA': { message, link_text: 'See methods' } },
});
const notices = [notice('cards', 'Card deposits may be slow today. Others are not.'), notice('rules', 'New rules.')];

/** The journeys' casino with two notices. */
const test = base.extend<object, { casino: Casino }>({
  casino: [
    async ({ browserName: _browserName }, use, info) => {
      const folder = join(casinosFolder, `notices-${info.workerIndex}`);
      const config = join(folder, 'fe');
      mkdirSync(config, { recursive: true });
      writeFileSync(join(config, 'header-notices.json'), JSON.stringify(notices));
      cpSync(seededFolder, join(folder, 'data'), { recursive: true, verbatimSymlinks: true });
      const casino = await openCasino(join(folder, 'data'), { FE_CONFIG_DIR: config });
      await use(casino);
      await casino.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('a header notice is closed, stays closed before the first paint, and nothing moves as the page comes to life [ENTITY-021]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    addEventListener('DOMContentLoaded', () => {
      const bars = [...document.querySelectorAll<HTMLElement>('[data-notice]')];
      const shown = bars.filter(bar => bar.offsetHeight > 0).map(bar => bar.dataset.notice);
      Object.assign(window, { shownFirst: shown });
    });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = () => page.evaluate(() => Number(Reflect.get(window, 'moved')));
  await page.goto('/');
  await expect(page.getByText('Card deposits may be slow today.')).toBeVisible();
  await expect(page.getByText('New rules.')).toBeHidden();
  await awake(page);
  await expectAccessible(page);
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('New rules.')).toBeVisible();
  await page.reload();
  // The page as it is served holds both: which one shows was decided before the site's own script came.
  expect(await page.evaluate(() => Reflect.get(window, 'shownFirst') as unknown)).toEqual(['rules']);
  await awake(page);
  await expect(page.getByText('New rules.')).toBeVisible();
  await expect(page.getByText('Card deposits may be slow today.')).toBeHidden();
  expect(await moved()).toBeLessThan(0.02);
});

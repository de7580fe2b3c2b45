import { fontsReady } from './fonts.ts';
import { expect, hold, test } from './journey.ts';

test('on a first visit, scripts and fonts are not requested before the first pictures are drawn', async ({ page }) => {
  const early = new Set<string>();
  page.on('request', request => early.add(request.resourceType()));
  // Pauses the page's clock, so that its two-second limit does not pass on a slow machine.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const letPicturesGo = await hold(page, '**/pictures/**');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Popular pokies' })).toBeVisible();
  await expect.poll(() => [...early]).toContain('image');
  expect([...early].filter(type => ['script', 'font'].includes(type))).toEqual([]);
  letPicturesGo();
  await page.waitForLoadState('load');
  await page.evaluate(() =>
    Promise.all([...document.querySelectorAll<HTMLImageElement>('img[loading=eager]')].map(one => one.decode())),
  );
  // Runs frames for less than two seconds, after which the page would count as drawn whatever is still loading.
  await page.clock.runFor(1_000);
  await expect.poll(() => [...early]).toEqual(expect.arrayContaining(['script', 'font']));
  await fontsReady(page);
  expect(await page.evaluate(() => document.fonts.check('1em "Liftoff Sans"'))).toBe(true);
});

test('a visitor who interacts immediately gets the scripts without waiting for the pictures', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const letPicturesGo = await hold(page, '**/pictures/**');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  let asked = false;
  page.on('request', request => {
    asked ||= request.resourceType() === 'script';
  });
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return asked;
    })
    .toBe(true);
  letPicturesGo();
});

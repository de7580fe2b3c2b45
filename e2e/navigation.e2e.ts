import type { Locator } from '@playwright/test';
import { awake, expect, hold, inMotion, test } from './journey.ts';

/** Clicks a link and reports, in the same tick, whether the link and the page show that the click was received. */
const pressed = (link: Locator) =>
  link.evaluate((a: HTMLAnchorElement) => {
    const box = () => JSON.stringify(a.getBoundingClientRect());
    const before = box();
    a.click();
    const line = getComputedStyle(document.body, '::before');
    return {
      busy: a.getAttribute('aria-busy'),
      line: line.content !== 'none' && line.position === 'fixed',
      moved: before !== box(),
      animated: line.animationName !== 'none',
    };
  });

const received = { busy: 'true', line: true, moved: false, animated: true };

test('a slow navigation shows immediately, on the link and on the page, that the click was received', async ({
  page,
}) => {
  await inMotion(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await awake(page);
  const letGo = await hold(page, /\.data(\?|$)/);
  const pokies = page.getByRole('banner').getByRole('link', { name: 'Pokies' });
  expect(await pressed(pokies)).toEqual(received);
  letGo();
  await expect(page).toHaveURL('/pokies/all');
  await expect(page.locator('a[aria-busy]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body, '::before').content)).toBe('none');
});

test(
  'a tile shows its loading mark while its game loads, without animation under reduced motion',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
    await awake(page);
    const letGo = await hold(page, /\.data(\?|$)/);
    const tile = page.getByRole('article').first();
    const demo = tile.getByRole('link', { name: /^Try demo/ });
    expect(await pressed(demo)).toEqual({ ...received, animated: false });
    const diamonds = () =>
      tile.locator('.tile__actions').evaluate(veil => {
        const { clipPath, animationName } = getComputedStyle(veil, '::before');
        return { drawn: clipPath.startsWith('polygon'), animationName, opacity: getComputedStyle(veil).opacity };
      });
    await expect.poll(diamonds).toEqual({ drawn: true, animationName: 'none', opacity: '1' });
    letGo();
    await expect(page).toHaveURL(/\/play\//);
  },
);

test('a page shows that a click was received even before its script has loaded', { tag: '@all' }, async ({ page }) => {
  await inMotion(page);
  const letScriptsGo = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const letGo = await hold(page, /\/pokies\/all$/);
  expect(await pressed(page.getByRole('banner').getByRole('link', { name: 'Pokies' }))).toEqual(received);
  letScriptsGo();
  letGo();
  await expect(page).toHaveURL('/pokies/all');
});

test(
  'a click whose event React stops is also shown as received, and the page being left is not reloaded',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await awake(page);
    // Imitates how React treats a click on a part it has not hydrated: no later listener receives it, and the browser
    // follows the link.
    await page.evaluate(() => document.addEventListener('click', event => event.stopImmediatePropagation(), true));
    const letGo = await hold(page, /\/pokies\/all$/);
    const pokies = page.getByRole('banner').getByRole('link', { name: 'Pokies' });
    const seen = await pokies.evaluate(async (link: HTMLAnchorElement) => {
      link.click();
      await new Promise(done => setTimeout(done, 0));
      const missing = new Event('vite:preloadError', { cancelable: true });
      window.dispatchEvent(missing);
      return { busy: link.getAttribute('aria-busy'), takenOn: missing.defaultPrevented };
    });
    expect(seen).toEqual({ busy: 'true', takenOn: false });
    letGo();
    await expect(page).toHaveURL('/pokies/all');
  },
);

test(
  'clicking a link with an outdated address opens the current address of its page [ROUTE-063]',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/de/pokies/all', { waitUntil: 'domcontentloaded' });
    await awake(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/de/accounts/history' });
      document.body.append(link);
      link.click();
    });
    await expect(page).toHaveURL('/de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  },
);

test(
  'pages preload nothing that they do not use, even if the browser already has a larger picture in memory',
  { tag: '@all' },
  async ({ page }) => {
    const unused: string[] = [];
    page.on('console', message => {
      const [, file] = /resource (\S+) was preloaded using link preload but not used/.exec(message.text()) ?? [];
      if (file) unused.push(new URL(file).pathname);
    });
    // An extra preload that nothing uses: once Chromium has reported it, it has reported all unused preloads of the
    // page. The test does not intercept requests, because that would switch off the memory cache.
    const control = '/pictures/scene/vip-640.webp';
    await page.addInitScript(href => {
      addEventListener('DOMContentLoaded', () => {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href }));
      });
    }, control);
    const reported = () => unused.filter(path => path === control).length;
    let visits = 0;
    // The wide window comes first, so that its large pictures are in the memory cache when the small ones are
    // requested.
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/pokies/all']) {
        visits += 1;
        await page.goto(path, { waitUntil: 'load' });
        await expect.poll(reported, { message: `${path} at ${width} px` }).toBe(visits);
      }
    }
    expect(unused.filter(path => path !== control)).toEqual([]);
  },
);

test(
  'a page altered in transit is rendered again by its script, complete and with its own style [A2]',
  { tag: '@all' },
  async ({ page, watched }) => {
    // React's errors for HTML that differs from what it would render.
    watched.allow(/Minified React error #4(?:18|23|25)/);
    await page.goto('/fairness', { waitUntil: 'domcontentloaded' });
    await awake(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await ground();
    let changed = 0;
    await page.route('**/fairness', async route => {
      const answer = await route.fetch();
      const html = await answer.text();
      const other = html.replace(/<header\b/, '<section').replace('</header>', '</section>');
      changed += other === html ? 0 : 1;
      await route.fulfill({ response: answer, body: other });
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(changed).toBe(1);
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ground()).toBe(before);
  },
);

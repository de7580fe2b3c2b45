import { axeFaults, expectAccessible } from './accessible.ts';
import { expect, signIn, test } from './journey.ts';
import { text } from './texts.ts';

const screens = [
  '/',
  '/pokies/all',
  '/producers/turbogames',
  '/producers',
  '/search?q=rocket',
  '/sign-in',
  '/sign-up',
  '/nowhere',
  '/oops',
  '/payments',
  '/benefits-of-crypto',
  '/play/turbogames/rocket-x?mode=demo',
];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const themes = ['dark', 'light'] as const;

/** Shows each screen in two languages, one per width. The other journeys use English. */
const localeAt = (place: number, width: number) => (place % 4 < 2 === (width === 390) ? 'et' : 'fr-CA');

/*
 * Pairwise combinations: each screen is shown in both themes and at both widths, and each theme at both widths, with
 * half the page loads of all combinations. A wrong colour appears at every width, and cut text in every theme.
 */
for (const [at, size] of sizes.entries()) {
  for (const [of, theme] of themes.entries()) {
    const half = screens.flatMap((path, place) =>
      (place + at + of) % 2 === 0 ? [`/${localeAt(place, size.width)}${path === '/' ? '' : path}`] : [],
    );
    test(`guest screens are accessible in the ${theme} theme at ${size.width} px`, async ({
      page,
      context,
      casino,
    }) => {
      test.slow();
      await context.addCookies([{ name: 'theme', value: theme, url: casino.site }]);
      await page.setViewportSize(size);
      for (const path of half) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.mouse.move(100, 200);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await test.step(path, () => expectAccessible(page));
      }
    });
  }
}

for (const size of sizes) {
  const locale = size.width === 390 ? 'et' : 'fr-CA';
  test(`player screens are accessible at ${size.width} px (${locale})`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await signIn(page, 'vip@liftoff.test');
    for (const path of ['/', '/pokies/all', '/play/turbogames/rocket-x?mode=real', '/deposit']) {
      await page.goto(`/${locale}${path === '/' ? '' : path}`, { waitUntil: 'domcontentloaded' });
      await page.mouse.move(100, 200);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      if (path === '/deposit')
        await expect(
          page.getByRole('dialog').getByLabel(text(locale, 'cashbox', 'amount.title'), { exact: true }),
        ).toBeVisible();
      if (path.startsWith('/play')) await expect(page.frameLocator('iframe').locator('.crash-bar__play')).toBeVisible();
      await test.step(path, () => expectAccessible(page));
    }
  });
}

test('the axe check reports each fault, on a page or in its frame, by rule and element', async ({ page }) => {
  const unnamed = '<main><h1>Words</h1><button></button></main>';
  const whole = (body: string) => `<!doctype html><html lang="en"><title>Page</title>${body}`;
  await page.setContent(whole(unnamed));
  expect(await axeFaults(page)).toEqual(['button-name: button']);
  await page.setContent(whole(`<main><h1>Words</h1><iframe title="Game" srcdoc='${whole(unnamed)}'></iframe></main>`));
  await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible();
  expect((await axeFaults(page)).join()).toContain('button-name: iframe button');
});

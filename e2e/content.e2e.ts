import { expectAccessible } from './accessible.ts';
import { fontsReady } from './fonts.ts';
import { awake, expect, test } from './journey.ts';
import { pageTitle, textLocales, textPages } from './text-pages.ts';
import { text } from './texts.ts';

// `site/texts.test.ts` tests the pages as the server sends them, without script.

test(
  'every text page stays complete and in its own language after hydration [ROUTE-032] [ROUTE-033] [ROUTE-034] [ROUTE-035] [ROUTE-064] [SHELL-016]',
  { tag: '@all' },
  async ({ page }) => {
    // Each page is opened in one language. The server tests check that every text is complete in every language.
    for (const [index, path] of textPages.entries()) {
      const { locale, prefix } = textLocales[index % textLocales.length] ?? { locale: 'en-CA', prefix: '' };
      await page.goto(prefix + path, { waitUntil: 'domcontentloaded' });
      await awake(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTitle(locale, path));
      await expect(page).toHaveTitle(`${pageTitle(locale, path)} · Liftoff`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const article = page.getByRole('article');
      const contents = page.getByRole('navigation', { name: text(locale, 'page', 'article.onThisPage') });
      await expect(contents.getByRole('link')).toHaveText(
        await article.getByRole('heading', { level: 2 }).allTextContents(),
      );
    }
  },
);

test("a text page's table of contents leads to each section, and links in the text keep the language", async ({
  page,
}) => {
  await page.goto('/de/terms-and-conditions');
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  await contents.getByRole('link', { name: 'Limits und Pausen' }).click();
  await expect(page).toHaveURL('/de/terms-and-conditions#section-6');
  await expect(page.getByRole('heading', { name: 'Limits und Pausen' })).toBeInViewport();
  await page.getByRole('article').getByRole('link', { name: 'Fairness' }).click();
  await expect(page).toHaveURL('/de/fairness');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairness');
  await expect(page.getByRole('article').getByRole('heading', { name: 'Die drei Schritte' })).toBeVisible();
});

test('a text page can be reached through the menu [SHELL-028] [CALL-080]', { tag: '@all' }, async ({ page }) => {
  await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' });
  await awake(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Fairness' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/fairness');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairness');
  await expect(page.getByRole('article').getByRole('heading', { name: 'The three steps' })).toBeVisible();
});

/** Each page is shown in both themes and at both widths, with half the page loads of all combinations. */
for (const [at, width] of [1440, 360].entries()) {
  test(
    `text pages are accessible at ${width} px in both themes, and do not scroll sideways`,
    { tag: '@all' },
    async ({ page, context, casino }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const [of, theme] of ['dark', 'light'].entries()) {
        await context.addCookies([{ name: 'theme', value: theme, url: casino.site }]);
        const [one, other] = width === 360 ? ['et', 'fr-CA'] : ['fr-CA', 'et'];
        const pages = [
          `/${one}/terms-and-conditions`,
          `/${other}/responsible-gaming`,
          `/${other}/fairness`,
          `/${one}/cookie-policy`,
        ];
        for (const path of pages.filter((_, place) => (place + at + of) % 2 === 0)) {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expectAccessible(page);
          await fontsReady(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, path).toBe(0);
        }
      }
    },
  );
}

test('the seeds of the worked example take at most three lines on a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const prefix of ['', '/de', '/fr-CA']) {
    await page.goto(`${prefix}/fairness`);
    const seed = page.getByRole('article').locator('td code').first();
    const lines = await seed.evaluate(words => words.getClientRects().length);
    expect(lines, prefix).toBeLessThanOrEqual(3);
  }
});

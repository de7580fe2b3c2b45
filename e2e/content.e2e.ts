import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { text, type JourneyLocale } from './texts.ts';

const locales: readonly { locale: JourneyLocale; prefix: string }[] = [
  { locale: 'en-CA', prefix: '' },
  { locale: 'fr-CA', prefix: '/fr-CA' },
  { locale: 'de', prefix: '/de' },
];

const titles: Readonly<Record<string, Readonly<Record<JourneyLocale, string>>>> = {
  '/terms-and-conditions': {
    'en-CA': 'Terms and conditions',
    'fr-CA': 'Conditions générales',
    de: 'Geschäftsbedingungen',
  },
  '/general-rules': { 'en-CA': 'General rules', 'fr-CA': 'Règles générales', de: 'Allgemeine Regeln' },
  '/privacy-policy': { 'en-CA': 'Privacy policy', 'fr-CA': 'Politique de confidentialité', de: 'Datenschutz' },
  '/cookie-policy': { 'en-CA': 'Cookie policy', 'fr-CA': 'Politique sur les témoins', de: 'Cookie-Richtlinie' },
  '/responsible-gaming': {
    'en-CA': 'Responsible play',
    'fr-CA': 'Jeu responsable',
    de: 'Verantwortungsvolles Spielen',
  },
  '/deposits-and-payouts': {
    'en-CA': 'Deposits and payouts',
    'fr-CA': 'Dépôts et paiements',
    de: 'Ein- und Auszahlungen',
  },
  '/fairness': { 'en-CA': 'Fairness', 'fr-CA': 'Équité', de: 'Fairness' },
};

for (const script of [false, true]) {
  test.describe(script ? 'pages with script' : 'pages without script', () => {
    test.use({ javaScriptEnabled: script });

    for (const { locale, prefix } of locales) {
      test(`every page of text is there in ${locale}, whole and in its own language [ROUTE-032] [ROUTE-033] [ROUTE-034] [ROUTE-035] [ROUTE-064] [SHELL-016] [CALL-083] [CALL-084] [PCALL-016]`, async ({
        page,
      }) => {
        for (const [path, title] of Object.entries(titles)) {
          const answer = await page.goto(prefix + path);
          expect(answer?.status(), path).toBe(200);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[locale]);
          await expect(page).toHaveTitle(`${title[locale]} · Liftoff`);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          const article = page.getByRole('article');
          expect(await article.getByRole('heading', { level: 2 }).count(), path).toBeGreaterThanOrEqual(5);
          await expect(article.locator('[lang]')).toHaveCount(0);
          const contents = page.getByRole('navigation', { name: text(locale, 'page', 'article.onThisPage') });
          await expect(contents.getByRole('link')).toHaveText(
            await article.getByRole('heading', { level: 2 }).allTextContents(),
          );
        }
      });
    }

    test('sections are found from the list, and links of a text stay in the language', async ({ page }) => {
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

    test('a legal page has an address for each licence; other pages have none [ROUTE-065] [CALL-084]', async ({
      page,
    }) => {
      for (const licence of ['AU', 'CW', 'EE']) {
        for (const path of ['/terms-and-conditions', '/privacy-policy', '/cookie-policy', '/general-rules']) {
          expect((await page.goto(`${path}/${licence}`))?.status(), path).toBe(200);
          await expect(page.getByRole('article').getByText(`licence ${licence}`)).toBeVisible();
        }
      }
      expect((await page.goto('/fairness/EE'))?.status()).toBe(404);
      expect((await page.goto('/terms-and-conditions/XX'))?.status()).toBe(404);
    });

    test('a language that is still to come shows the text in English and says so', async ({ page }) => {
      await page.goto('/it/fairness');
      const article = page.getByRole('article');
      await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
      await expect(article.getByText('in English for now')).toBeVisible();
    });

    test('nothing but a page is found at an address that none has [ROUTE-067] [PCALL-016] [A35]', async ({ page }) => {
      for (const path of [
        '/no-such-page',
        '/privacy-policy%00',
        '/..%2fpages.json',
        '/privacy-policy%2f..',
        '/pages.json',
      ])
        expect((await page.goto(path))?.status(), path).toBe(404);
    });
  });
}

test('the menu and the footer lead to pages that are there [SHELL-028] [SHELL-058] [SHELL-059] [CALL-080]', async ({
  page,
  house,
}) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('More', { exact: true }).click();
  await menu.getByRole('link', { name: 'Fairness' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/fairness');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairness');
  await expect(page.getByRole('article').getByRole('heading', { name: 'The three steps' })).toBeVisible();

  const footer = page.getByRole('contentinfo').last();
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? '').filter(href => href.startsWith('/')));
  expect(hrefs).toContain('/support');
  for (const name of ['terms-and-conditions', 'general-rules', 'privacy-policy', 'cookie-policy', 'responsible-gaming'])
    expect(hrefs).toContain(`/${name}`);
  for (const href of new Set(hrefs)) expect((await fetch(house.site + href)).status, href).toBe(200);
});

test('responsible play is one step away on every kind of page', async ({ page }) => {
  for (const path of ['/', '/pokies/all', '/no-such-page', '/oops', '/sign-in', '/sign-up', '/privacy-policy']) {
    await page.goto(path);
    const link = page.locator('a[href="/responsible-gaming"]').filter({ visible: true }).first();
    await expect(link, path).toBeVisible();
  }
  await page.goto('/oops');
  await page.getByRole('link', { name: 'Help and advice' }).click();
  await expect(page).toHaveURL('/responsible-gaming');
  await expect(page.getByRole('heading', { name: 'Free help by country' })).toBeVisible();
});

test('the text on the screen is the sanitised one: links carry rel, and nothing runs [A31]', async ({
  page,
  house,
}) => {
  const answer = await fetch(`${house.site}/api/cms/pages/responsible-gaming?l=en-CA`);
  const { content } = (await answer.json()) as { content: string };
  const words = content
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, '');
  await page.goto('/responsible-gaming');
  const article = page.getByRole('article');
  expect((await article.textContent())?.replaceAll(/\s+/g, '')).toContain(words);
  for (const link of await article.locator('.cm__t a').all()) await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(article.locator('.cm__t').locator('script, style, iframe, img, svg, form, input, [style]')).toHaveCount(
    0,
  );
});

for (const width of [1440, 360]) {
  test(`pages of text are accessible at ${width} in both themes and do not scroll sideways`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const theme of ['dark', 'light']) {
      await context.addCookies([{ name: 'theme', value: theme, domain: 'localhost', path: '/', sameSite: 'Lax' }]);
      for (const path of ['/terms-and-conditions', '/de/responsible-gaming', '/fr-CA/fairness', '/de/cookie-policy']) {
        await page.goto(path);
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBe(0);
      }
    }
  });
}

test('on a phone the seeds of the worked example have the larger part of their table, in three lines at most', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const prefix of ['', '/de', '/fr-CA']) {
    await page.goto(`${prefix}/fairness`);
    const seed = page.getByRole('article').locator('td code').first();
    const lines = await seed.evaluate(words => words.getClientRects().length);
    expect(lines, prefix).toBeLessThanOrEqual(3);
  }
});

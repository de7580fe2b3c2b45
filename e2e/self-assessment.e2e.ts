import { expectAccessible } from './accessible.ts';
import { awake, enter, expect, test } from './journey.ts';
import { expectTextsWhole } from './text-faults.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a guest answers the nine self-assessment questions, is shown unanswered ones, and gets a result that is sent nowhere', async ({
  page,
}) => {
  await page.goto('/responsible-gaming', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Check your gambling' }).click();
  await expect(page.getByRole('heading', { name: 'Check your gambling', level: 1 })).toBeVisible();
  await awake(page);
  await expect(page.getByRole('link', { name: '211', exact: true })).toHaveAttribute('href', 'tel:211');
  const questions = page.getByRole('radiogroup');
  await expect(questions).toHaveCount(9);
  for (let at = 1; at < 8; at++) await questions.nth(at).getByRole('radio', { name: 'Sometimes' }).check();
  await page.keyboard.press('ArrowRight');
  await expect(questions.nth(7).getByRole('radio', { name: 'Most of the time' })).toBeChecked();

  const writes: string[] = [];
  // One page view in ten reports its connection speed and load time, whatever the page shows.
  const ofThePage = /\/(?:network-)?performance$/;
  page.on('request', request => {
    if (request.method() !== 'GET' && !ofThePage.test(request.url())) writes.push(request.url());
  });
  await page.getByRole('button', { name: 'Show my result' }).click();
  await expect(questions.first()).toBeFocused();
  await expect(questions.first()).toHaveAccessibleDescription('Choose an answer.');
  await expect(page.getByRole('status')).toContainText(['Questions 1 and 9 have no answer yet.']);
  await expectAccessible(page);
  await questions.first().getByRole('radio', { name: 'Never' }).check();
  await questions.last().getByRole('radio', { name: 'Almost always' }).check();
  await page.getByRole('button', { name: 'Show my result' }).click();

  await expect(page.getByRole('heading', { name: 'Serious harm' })).toBeFocused();
  await expect(page.getByText('11 of 27 points')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Exclude yourself' })).toHaveCount(0);
  await expect(page.locator('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/sign-in?redirect=%2Fprofile%2Flimits',
  );
  await expectAccessible(page);
  await expectTextsWhole(page, 'the result');
  expect(writes).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test(
  'a player opens the self-assessment from the limits page, and its result links back there',
  { tag: '@all' },
  async ({ page }) => {
    await enter(page, 'demo@liftoff.test', '/fr-CA/profile/limits');
    await page.getByRole('link', { name: 'Faire le point sur votre jeu' }).click();
    const questions = page.getByRole('radiogroup');
    for (let at = 0; at < 9; at++) await questions.nth(at).getByRole('radio', { name: 'Jamais' }).check();
    await page.getByRole('button', { name: 'Voir mon résultat' }).click();
    await expect(page.getByRole('heading', { name: 'Aucun signe de tort' })).toBeFocused();
    await expectTextsWhole(page, 'the result in French');
    await page.getByRole('link', { name: 'Faire une pause' }).click();
    await expect(page).toHaveURL('/fr-CA/profile/limits#cooling-off');
    await expect(page.getByRole('button', { name: /^Faire une pause de/ })).toBeInViewport();
  },
);

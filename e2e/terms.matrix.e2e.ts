import { expectAccessible } from './accessible.ts';
import type { Casino } from './casino.ts';
import { balanceIn, expect, signIn, test as base } from './journey.ts';
import { workerCasino } from './worker-casino.ts';

const terms = {
  version: 2,
  applies_from: '2026-12-01',
  changes: {
    'en-CA': [
      {
        title: 'Accounts not in use',
        before: 'A fee after 12 months without a sign-in',
        after: 'No fee. We e-mail you, and the balance stays yours',
      },
      { title: 'Complaints', before: 'An answer within 30 days', after: 'An answer within 14 days' },
    ],
  },
};

/** The journeys' casino, whose terms have changed since its players registered. */
const test = base.extend<object, { casino: Casino }>({
  casino: workerCasino({ config: { terms } }),
});

test('new terms cover every page until they are accepted, can be read in full first, and sign out a player who declines [ROLE-022] [POPUP-014] [CALL-037]', async ({
  page,
}) => {
  await signIn(page, 'demo@liftoff.test');
  const popup = page.getByRole('dialog', { name: 'Our terms are changing' });
  for (const path of ['/profile', '/play/turbogames/rocket-x?mode=demo', '/']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(popup).toBeVisible();
  }
  await expect(popup).toContainText('The new terms apply from December 1, 2026. 2 changes.');
  await expect(popup).toContainText('An answer within 14 days');
  await expect(popup.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeVisible();
  await popup.getByRole('link', { name: 'Read in full' }).click();
  await expect(page.getByRole('heading', { name: 'Terms and conditions', level: 1 })).toBeVisible();
  await expect(popup).toHaveCount(0);
  await page.goBack();
  await popup.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  await signIn(page, 'demo@liftoff.test');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await popup.getByRole('button', { name: 'Accept' }).click();
  await expect(popup).toHaveCount(0);
  await page.reload();
  await expect(balanceIn(page)).toBeVisible();
  const player = (await (await page.request.get('/api/player')).json()) as { auth_fields_missed: string[] };
  expect(player.auth_fields_missed).toEqual([]);
});

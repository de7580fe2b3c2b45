import { expectAccessible } from './accessible.ts';
import type { Casino } from './casino.ts';
import { awake, expect, loseSession, test } from './journey.ts';
import { newPlayer } from './new-player.ts';

/** Path of the newest link to this page that was mailed to an address. */
async function mailedLink(casino: Casino, email: string, page: string): Promise<string> {
  const newest = async () => {
    const mails = (await casino.console('GET', `mails?to=${encodeURIComponent(email)}`)) as { text: string }[];
    return mails.map(({ text }) => new RegExp(`${casino.site}(/${page}\\?\\S+)`).exec(text)?.[1]).find(Boolean) ?? '';
  };
  await expect.poll(newest).not.toBe('');
  return await newest();
}

test('email offers start after the link in a confirmation email is opened, and stop through the unsubscribe link without signing in [C39]', async ({
  page,
  casino,
}) => {
  const email = await newPlayer(page, 'CA');
  await page.goto('/profile/subscriptions');
  await awake(page);
  const offers = page.getByRole('switch', { name: 'Offers by e-mail' });
  await offers.click();
  await expect(page.getByText('Until then we won’t send you any offers.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(await mailedLink(casino, email, 'confirm-offers'));
  await expect(page.getByRole('heading', { level: 1, name: 'Offers are on' })).toBeVisible();
  await expect(page).toHaveURL('/confirm-offers');
  await expectAccessible(page);

  await casino.console('POST', 'news/limits-that-hold/mails');
  const link = await mailedLink(casino, email, 'unsubscribe');
  const cookies = await page.context().cookies();
  await loseSession(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
  await expect(page).toHaveURL('/unsubscribe');
  await page.context().addCookies(cookies);
  await page.goto('/profile/subscriptions');
  await expect(offers).toBeEnabled();
  await expect(offers).not.toBeChecked();
});

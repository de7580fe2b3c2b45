import { expect, signIn, test } from './journey.ts';

const estonia = 'estonia@liftoff.test';

test('the deck of a player: balance, this session and today, limits [STATE-067] [SHELL-002]', async ({ page }) => {
  await signIn(page, estonia);
  const deck = page.getByRole('complementary', { name: 'Balance' });
  await expect(deck.getByText('€200.00')).toBeVisible();
  await expect(deck.getByRole('term').filter({ hasText: 'Session' })).toBeVisible();
  await expect(deck.getByText(/^\d+:\d\d$/)).toBeVisible();
  await expect(deck.getByRole('definition').filter({ hasText: '€0.00' })).toBeVisible();
  await expect(deck.getByRole('link', { name: 'Limits' })).toHaveAttribute('href', '/profile/limits');
});

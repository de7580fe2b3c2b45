import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { awake, expect, test } from './journey.ts';
import { newPlayer } from './new-player.ts';

/** Chooses a file in the browser's file dialog, as a player does. */
async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose file' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer });
}

test('a player uploads documents, sees each decision without reloading, and uploads a refused document again [ROUTE-024] [SHELL-012] [C26]', async ({
  page,
  casino,
}) => {
  const email = await newPlayer(page);
  await page.goto('/profile/verification', { waitUntil: 'domcontentloaded' });
  await awake(page);
  await expect(
    page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Verification' }),
  ).toHaveAttribute('aria-current', 'page');
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /verified|review|accepted/i });
  await expect(status).toHaveText('Not verified');
  await expect(page.getByText('you can deposit up to €2,000 in total')).toBeVisible();
  await choose(page, 'notes.jpg', 'image/jpeg', Buffer.from('no picture'));
  await expect(page.getByRole('alert').filter({ hasText: 'This isn’t a JPG' })).toBeVisible();
  await expectAccessible(page);

  // This file is larger than the limit for any other request body.
  const photo = await page.screenshot({ type: 'jpeg', quality: 100 });
  expect(photo.length).toBeGreaterThan(32 * 1024);
  for (const step of ['your identity document', 'a photo of you', 'proof of your address']) {
    await expect(page.getByRole('heading', { name: `Send ${step}` })).toBeVisible();
    await choose(page, 'photo.jpg', 'image/jpeg', photo);
  }
  await expect(status).toHaveText('In review');
  await expect(page.getByRole('listitem').filter({ hasText: 'Address' })).toContainText('photo.jpg (0.');

  const listed = (await casino.console('GET', 'verifications')) as { id: string; player: { email: string } }[];
  const id = listed.find(({ player }) => player.email === email)?.id ?? '';
  await casino.console('POST', `verifications/${id}`, {
    status: 'rejected_retry',
    reason: 'too_old',
    steps: ['address'],
  });
  await expect(status).toHaveText('Not accepted');
  await expect(page.getByText('It’s too old. Please send a newer one.')).toBeVisible();
  await expect(page.getByText('2 of 3 accepted')).toBeVisible();
  await choose(page, 'newer.jpg', 'image/jpeg', photo);
  await expect(status).toHaveText('In review');
  await casino.console('POST', `verifications/${id}`, { status: 'verified' });
  await expect(status).toHaveText('Verified');
  await expect(page.getByText(/^You’re verified\. .* Valid until/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose file' })).toHaveCount(0);
});

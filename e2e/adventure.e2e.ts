import { readFileSync } from 'node:fs';
import { dayNumberAt, startOfDay } from '@liftoff/rules/adventure/adventure-day';
import { runOn } from '@liftoff/rules/adventure/run';
import { AdventureCalendar } from '@liftoff/contract/adventure';
import { expectAccessible } from './accessible.ts';
import { putClock } from './casino-clock.ts';
import { awake, expect, signIn, test } from './journey.ts';

const file = new URL('../config/fe/vip-adventures.json', import.meta.url);
const calendar = AdventureCalendar.parse(JSON.parse(readFileSync(file, 'utf8')));
const hourMs = 3_600_000;

test('a player of its group reads the task of today and completes the day with a deposit [PADV-001] [PROUTE-018]', async ({
  page,
  casino,
}) => {
  test.slow();
  const { first } = runOn(calendar, dayNumberAt(new Date()));
  await putClock(casino, startOfDay(first).getTime() + 12 * hourMs);
  try {
    await signIn(page, 'vip@liftoff.test');
    await page.goto('/rocket-adventure', { waitUntil: 'domcontentloaded' });
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ expedition$/);
    await expect(page.getByText('0 of 11 days')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'See today’s task' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('10 free spins')).toBeVisible();
    await expect(dialog.getByText('Deposit €10 or more in all')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Skip today' }).click();

    const begun = await page.request.post('/payments/deposits', {
      headers: { 'idempotency-key': crypto.randomUUID(), 'sec-fetch-site': 'same-origin' },
      data: { method_id: 'card', amount_cents: 2_000, currency: 'EUR' },
    });
    const { payment } = (await begun.json()) as { payment: { id: string } };
    await casino.console('POST', `payments/${payment.id}`, { state: 'succeeded' });
    await expect(page.getByText('1 of 11 days')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: /, completed$/ }).click();
    await expect(dialog.getByRole('link', { name: 'Open gifts' })).toHaveAttribute('href', '/profile/gifts');
  } finally {
    await putClock(casino, null);
  }
});

test('guests and players outside its group do not get the adventure [PBOOK-003]', async ({ page }) => {
  await page.goto('/rocket-adventure');
  await expect(page).toHaveURL(/\/sign-up\?redirect=/);
  await signIn(page, 'demo@liftoff.test');
  const answer = await page.goto('/rocket-adventure');
  expect(answer?.status()).toBe(404);
});

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { balanceOnPlatform, figure, frameOf, roundFrom } from './game.ts';
import { awake, expect, test } from './journey.ts';
import type { Casino } from './casino.ts';
import { newKnownPlayer } from './new-player.ts';

const count = 3;
const spinButton = (page: Page) => frameOf(page).getByRole('button', { name: /^Play a free spin/ });
const counter = (page: Page) => frameOf(page).locator('.spin-bar');

/** Gives a player free spins, as staff do. */
async function giveSpins(casino: Casino, email: string, offer: 'twenty_spins' | 'cash_spins'): Promise<void> {
  await casino.console('POST', `players/${email}/rewards`, {
    reward: { type: 'freespins', offer, freespins_count: count },
    reason: 'A delayed payout',
  });
}

async function openGifts(page: Page): Promise<void> {
  await page.goto('/profile/gifts', { waitUntil: 'domcontentloaded' });
  await awake(page);
}

/** Waits until the next spin can be played. A spin can win free rounds or a big win, whose message is closed. */
async function rested(page: Page): Promise<void> {
  const readOn = frameOf(page).locator('.big-win').getByRole('button', { name: 'Continue', exact: true });
  const state = async () => {
    if (await readOn.isVisible()) await readOn.click();
    if (await frameOf(page).getByRole('dialog').isVisible()) return 'false';
    return spinButton(page).evaluateAll(([button]) => button?.getAttribute('aria-disabled') ?? 'no spin to play');
  };
  await expect.poll(state, { timeout: 90_000 }).toBe('false');
}

test('a player reads the terms, plays free spins without touching the balance, reloads and sees the result [PX-55] [PX-57] [PX-58]', async ({
  page,
  casino,
}) => {
  test.slow();
  const email = await newKnownPlayer(page);
  await giveSpins(casino, email, 'twenty_spins');
  await openGifts(page);
  await page.getByRole('button', { name: 'Read the terms' }).click();
  const dialog = page.getByRole('dialog', { name: '3 free spins' });
  await expect(dialog.getByText('Points, tournaments, jackpots')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /Deep Sea Salvage/ }).check();
  await dialog.getByRole('button', { name: 'Activate on Deep Sea Salvage' }).click();
  await page.getByRole('link', { name: 'Play', exact: true }).click();

  const before = await balanceOnPlatform(page);
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
  await expect(figure(page, 'Stake (locked)')).toHaveText('€0.20');
  await roundFrom(page, () => spinButton(page).click());
  await rested(page);
  await expect(counter(page)).toContainText('Spin 1 of 3');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(counter(page)).toContainText('Spin 1 of 3', { timeout: 60_000 });
  for (let left = count - 1; left > 0; left -= 1) {
    await rested(page);
    await roundFrom(page, () => spinButton(page).click());
  }
  const summary = frameOf(page).getByRole('dialog', { name: 'All 3 free spins are played' });
  await expect(summary).toBeVisible({ timeout: 60_000 });
  await summary.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(frameOf(page).getByRole('button', { name: /^Spin for/ })).toBeVisible();
  expect(await balanceOnPlatform(page)).toBe(before);
});

test('a player gives free spins up after reading what is lost and what stays [PX-47] [PX-59]', async ({
  page,
  casino,
}) => {
  const email = await newKnownPlayer(page);
  await giveSpins(casino, email, 'cash_spins');
  await openGifts(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give up 3 free spins?' });
  await expect(dialog.getByText('3 spins, €0.60 in stakes')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Give them up' }).click();
  await expect(page.getByText('Given up', { exact: true })).toBeVisible();
});

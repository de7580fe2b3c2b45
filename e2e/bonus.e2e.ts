import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import type { Casino } from './casino.ts';
import { addressOf, frameOf, minorIn, openSlot, rested, roundFrom, spinButton } from './game.ts';
import { awake, balanceIn, expect, test } from './journey.ts';
import { newPlayer } from './new-player.ts';

/** An offer by which staff give bonuses. */
const offer = {
  id: 'journey',
  kind: 'manual',
  title: 'A thank-you',
  description: 'Given by our staff.',
  deposit_number: null,
  code: null,
  is_public: false,
  amount: { by: 'fixed', amounts: { EUR: 5_000 } },
  min_deposit: {},
  wager: 10,
  wager_on: 'bonus',
  max_bet: null,
  max_win: null,
  contributions: { games: {}, providers: {}, categories: { tables: 20 }, default: 100 },
  excluded_games: [],
  activate_days: 7,
  wager_days: 14,
  countries: null,
  licences: null,
  groups: null,
  exclusivity_key: null,
  priority: 1,
  budget_eur_cents: null,
  starts_at: null,
  ends_at: null,
};

/** Gives a player a bonus of 50 euro, which then waits to be activated. */
async function giveBonus(casino: Casino, email: string): Promise<void> {
  await casino.console('PUT', `offers/${offer.id}`, offer);
  await casino.console('POST', `offers/${offer.id}/state`, { state: 'live' });
  const reward = { type: 'bonus', offer: offer.id, currency: 'EUR', amount_cents: 5_000 };
  await casino.console('POST', `players/${email}/rewards`, { reward, reason: 'A journey' });
}

interface Money {
  real: bigint;
  bonus: bigint;
}

/** The player's euro on the platform. */
async function moneyOnPlatform(page: Page): Promise<Money> {
  const answer = await page.request.get('/api/player/accounts?compatibility=false');
  const accounts = (await answer.json()) as { currency: string; amount_cents: number; bonus_cents: number }[];
  const account = accounts.find(({ currency }) => currency === 'EUR');
  if (!account) throw new Error('the player has no euro account');
  return { real: BigInt(account.amount_cents), bonus: BigInt(account.bonus_cents) };
}

/** Real and bonus money as the bar of a game shows them, and what pays the next stake. */
async function moneyInGame(page: Page): Promise<Money & { source: string }> {
  const [money = '', source = ''] = await frameOf(page)
    .locator('dl')
    .filter({ hasText: 'Balance' })
    .getByRole('definition')
    .allTextContents();
  const [real = '', bonus = ''] = money.split('+');
  return { real: minorIn(real), bonus: minorIn(bonus), source };
}

/** Real and bonus money in the open balance card of a page. */
async function moneyInCard(page: Page): Promise<Money> {
  const [real = '', bonus = ''] = await page
    .locator('.dropdown__panel--balance')
    .getByRole('definition')
    .allTextContents();
  return { real: minorIn(real), bonus: minorIn(bonus) };
}

test('a player reads the terms of a bonus, activates it, and sees both figures move in a game and in a second tab [C28] [PX-03] [PX-10] [PBONUS-007] [RT-004] [SHELL-003] [SHELL-040]', async ({
  page,
  context,
  casino,
}) => {
  const email = await newPlayer(page);
  await casino.console('POST', `players/${email}`, { balance: { currency: 'EUR', amount_cents: 50 } });
  await page.goto('/profile/gifts', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'No gifts yet' })).toBeVisible();
  await awake(page);
  await giveBonus(casino, email);

  await expect(page.getByRole('banner').getByRole('link', { name: 'Gifts, 1 available' })).toBeVisible();
  const card = page.getByRole('region', { name: /, €50\.00$/ });
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Read the terms' }).click();
  const terms = page.getByRole('dialog', { name: /, the terms$/ });
  await expect(terms.getByText('to stake')).toBeVisible();
  await expectAccessible(page);
  await terms.getByRole('button', { name: 'Activate' }).click();
  await expect(card.getByText('Wagering')).toBeVisible();
  await expect(card.getByText(/^€0 of .* · 0%$/)).toBeVisible();
  await expectAccessible(page);

  const second = await context.newPage();
  await second.goto('/profile/gifts', { waitUntil: 'domcontentloaded' });
  await expect(second.getByRole('region', { name: 'What you can withdraw now' })).toContainText('€0.50');
  await balanceIn(second).click();
  await expect.poll(() => moneyInCard(second)).toEqual({ real: 50n, bonus: 5_000n });

  await page.goto(addressOf(await openSlot(casino.site)), { waitUntil: 'domcontentloaded' });
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
  const before = await moneyInGame(page);
  expect(before.real).toBe(50n);
  expect(before.bonus).toBe(5_000n);
  expect(before.source).toMatch(/^Next stake: €0\.50 yours, €\d\.\d\d bonus$/);
  await roundFrom(page, () => spinButton(page).click());
  const after = await moneyOnPlatform(page);
  expect(after).not.toEqual({ real: 50n, bonus: 5_000n });
  await expect.poll(() => moneyInCard(second), { timeout: 2_000 }).toEqual(after);
  await expect(second.getByRole('progressbar', { name: 'Wagered' })).not.toHaveAttribute('aria-valuetext', /^€0 of/);
  await rested(page);
  await expect.poll(async () => (({ real, bonus }) => ({ real, bonus }))(await moneyInGame(page))).toEqual(after);

  // The page of the bonus lists the stake that counted, and the movements of its money from the newest.
  await second
    .getByRole('region', { name: /, €50\.00$/ })
    .getByRole('link', { name: 'History' })
    .click();
  await expect(second.getByRole('heading', { level: 1, name: /, €50\.00$/ })).toBeVisible();
  await expect(second.getByRole('row', { name: /^Altogether/ })).toBeVisible();
  const movements = second.getByRole('region', { name: 'Every movement' }).getByRole('listitem');
  await expect(movements.filter({ hasText: /^Staked in / })).not.toHaveCount(0);
  await expect(movements.filter({ hasText: /^Credited/ })).toContainText('€50.00');
  await expect(movements.last()).toContainText('Received');
  await expectAccessible(second);
});

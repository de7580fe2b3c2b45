import { putClock } from './casino-clock.ts';
import { addressOf, balanceOnPlatform, minorIn, openSlot, rested, roundFrom, spinButton } from './game.ts';
import { awake, expect, signIn, test } from './journey.ts';
import { newKnownPlayer } from './new-player.ts';
import { freshPassword } from './player-secrets.ts';

const hourMs = 3_600_000;

test('the day after a loss a player claims cashback, reads its terms, and gets it as cash [PX-38]', async ({
  page,
  casino,
}) => {
  test.slow();
  const email = await newKnownPlayer(page);
  await casino.console('POST', `players/${email}`, { balance: { currency: 'EUR', amount_cents: 10_000 } });
  await page.goto(addressOf(await openSlot(casino.site), 'real'), { waitUntil: 'domcontentloaded' });
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
  const lost = async () => 10_000n - (await balanceOnPlatform(page));
  // A share of 5 % is at least a cent from a loss of 20 cents.
  while ((await lost()) < 20n) {
    await roundFrom(page, () => spinButton(page).click());
    await rested(page);
  }
  const loss = await lost();
  await page.goto('/profile/gifts', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: /^Claim €/ })).toHaveCount(0);
  await page.goto('about:blank');
  await putClock(casino, Date.now() + 24 * hourMs);
  try {
    await signIn(page, email, freshPassword);
    await page.goto('/profile/gifts', { waitUntil: 'domcontentloaded' });
    await awake(page);
    const share = loss / 20n;
    const card = page.getByRole('region', { name: /^Cashback, €/ });
    await expect(card).toContainText('5% of it comes back');
    const claim = card.getByRole('button', { name: /^Claim €/ });
    expect(minorIn((await claim.textContent()) ?? '')).toBe(share);
    await claim.click();
    await expect(page.getByText('Your cashback is in the list. Activate it when you like.').first()).toBeVisible();
    await expect(claim).toHaveCount(0);
    await card.getByRole('button', { name: 'Read the terms' }).click();
    const terms = page.getByRole('dialog', { name: /, the terms$/ });
    await expect(terms).toContainText('the bonus becomes cash as soon as you activate it');
    await terms.getByRole('button', { name: 'Activate' }).click();
    await expect.poll(() => balanceOnPlatform(page)).toBe(10_000n - loss + share);
  } finally {
    await putClock(casino, null);
  }
});

import type { Page } from '@playwright/test';
import { cardFrame, payWith } from './card-form.ts';
import type { Casino } from './casino.ts';
import { endFlights } from './casino-clock.ts';
import {
  addressOf,
  balanceOnPlatform,
  flightEnded,
  frameOf,
  minorIn,
  openSlot,
  rested,
  roundFrom,
  spinButton,
} from './game.ts';
import { awake, balanceIn, expect, test } from './journey.ts';
import { newKnownPlayer } from './new-player.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const cashbox = (page: Page) => page.getByRole('dialog');
const gifts = (page: Page) => page.goto('/profile/gifts', { waitUntil: 'domcontentloaded' }).then(() => awake(page));
const welcomeCard = (page: Page) => page.getByRole('region', { name: /^Welcome bonus, €/ });
const setCash = (casino: Casino, email: string, cents: number) =>
  casino.console('POST', `players/${email}`, { balance: { currency: 'EUR', amount_cents: cents } });

/** Deposits by card, with an offer unless it is `null`. */
async function depositWith(page: Page, offer: RegExp | null, amount: string): Promise<void> {
  await page.goto('/deposit-bonus', { waitUntil: 'domcontentloaded' });
  await cashbox(page).getByLabel('Amount', { exact: true }).fill(amount);
  if (offer !== null) await cashbox(page).getByRole('radio', { name: offer }).check({ force: true });
  await cashbox(page)
    .getByRole('button', { name: /^Deposit €/ })
    .click();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await payWith(page, '4242424242424242');
  await expect(cashbox(page).getByText(/added to your balance/)).toBeVisible();
}

/** Sends the documents of a player, which the reviewer accepts, because only verified players withdraw. */
async function verify(page: Page, casino: Casino, email: string): Promise<void> {
  await page.goto('/profile/verification', { waitUntil: 'domcontentloaded' });
  await awake(page);
  const photo = await page.screenshot({ type: 'jpeg' });
  for (const step of ['your identity document', 'a photo of you', 'proof of your address']) {
    await expect(page.getByRole('heading', { name: `Send ${step}` })).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose file' }).click();
    await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  }
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'In review' })).toBeVisible();
  const listed = (await casino.console('GET', 'verifications')) as { id: string; player: { email: string } }[];
  const id = listed.find(({ player }) => player.email === email)?.id ?? '';
  await casino.console('POST', `verifications/${id}`, { status: 'verified' });
}

/** Opens a slot for money and waits until it takes a stake. */
async function openRealSlot(page: Page, casino: Casino): Promise<void> {
  await page.goto(addressOf(await openSlot(casino.site), 'real'), { waitUntil: 'domcontentloaded' });
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
}

const stake = async (page: Page) => minorIn((await spinButton(page).getAttribute('aria-label')) ?? '');

test.describe('on a phone', () => {
  test.use(phone);

  test('a fresh player takes the welcome bonus, plays it, is warned at its maximum bet, withdraws, and takes a coupon and free spins [PX-03] [PX-32] [PX-33] [PX-04] [PBONUS-007]', async ({
    page,
    casino,
  }) => {
    test.slow();
    const email = await newKnownPlayer(page, '131811_journey');
    await depositWith(page, /^Welcome bonus, 100%/, '50');

    await gifts(page);
    await welcomeCard(page).getByRole('button', { name: 'Read the terms' }).click();
    const terms = page.getByRole('dialog', { name: /, the terms$/ });
    await expect(terms).toContainText('€500');
    await terms.getByRole('button', { name: 'Activate' }).click();
    const progress = welcomeCard(page).getByRole('progressbar', { name: 'Wagered' });
    await expect(progress).toHaveAttribute('aria-valuetext', /^€0 of/);

    // Cash pays the first stakes, which count towards the wagering all the same.
    await openRealSlot(page, casino);
    const before = await balanceOnPlatform(page);
    const spin = await roundFrom(page, () => spinButton(page).click());
    await rested(page);
    const after = before - BigInt(spin.stake_cents) + BigInt(spin.win_cents);
    expect(await balanceOnPlatform(page)).toBe(after);
    await page.goto('/play/turbogames/rocket-x?mode=real', { waitUntil: 'domcontentloaded' });
    const start = frameOf(page).getByRole('button', { name: /^Start for/ });
    await expect(start).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
    await roundFrom(page, () => start.click());
    await endFlights(casino);
    await expect(frameOf(page).getByText(flightEnded)).toBeVisible();
    await gifts(page);
    await expect(progress).not.toHaveAttribute('aria-valuetext', /^€0 of/);

    await setCash(casino, email, 50);
    await openRealSlot(page, casino);
    const raise = frameOf(page).getByRole('button', { name: 'Raise stake' });
    await expect(async () => {
      if ((await stake(page)) <= 500n) await raise.click();
      expect(await stake(page)).toBeGreaterThan(500n);
    }).toPass();
    await spinButton(page).click();
    const stopped = frameOf(page).getByRole('dialog', { name: 'We stopped this stake' });
    await expect(stopped).toContainText('Largest stake with the bonus€5.00');
    await expect(stopped.getByRole('button', { name: 'Leave the game' })).toBeVisible();
    await stopped.getByRole('button', { name: /^Set the stake to €/ }).click();
    await expect(stopped).toHaveCount(0);
    expect(await stake(page)).toBeLessThanOrEqual(500n);

    await setCash(casino, email, 4_000);
    await verify(page, casino, email);
    await page.goto('/withdraw', { waitUntil: 'domcontentloaded' });
    await cashbox(page).getByLabel('Amount', { exact: true }).fill('20');
    await cashbox(page).getByRole('button', { name: 'Withdraw €20.00' }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw €20.00 and cancel your bonus?' });
    await expect(question).toContainText('Welcome bonus: €50.00 bonus and €0.00 won with it');
    await question.getByRole('button', { name: 'Withdraw €20.00' }).click();
    await expect(cashbox(page).getByRole('heading', { name: /^€20\.00 (?:requested|is on its way)$/ })).toBeVisible();

    await gifts(page);
    await expect(welcomeCard(page)).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Code' }).fill('TRY-FIVE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(/^Your gift is in the list/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Five to try, €5.00' })).toBeVisible();

    await depositWith(page, /^Second deposit, 50% and 20 free spins/, '20');
    await gifts(page);
    const spins = page.getByRole('region', { name: 'Free spins' });
    const coupon = page.getByRole('region', { name: 'Five to try, €5.00' });
    const reload = (path: string) =>
      page.waitForResponse(answer => answer.url().endsWith(path) && answer.request().method() === 'GET');
    const spinsReload = reload('/api/player/freespins');
    await spins.getByRole('button', { name: 'Read the terms' }).click();
    await page
      .getByRole('dialog', { name: '20 free spins' })
      .getByRole('button', { name: /^Activate on / })
      .click();
    await spinsReload;
    const bonusesReload = reload('/api/player/bonuses');
    await coupon.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the bonus' }).click();
    await bonusesReload;
    await expect(coupon).toHaveCount(0);
    await spins.getByRole('link', { name: 'Play', exact: true }).click();
    const freeSpin = frameOf(page).getByRole('button', { name: /^Play a free spin/ });
    await expect(freeSpin).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
    await roundFrom(page, () => freeSpin.click());
    await expect(frameOf(page).locator('.spin-bar')).toContainText('Spin 1 of 20');
  });

  test('a player without a bonus sees no trace of bonuses in the balance, in a game and in a withdrawal [C28]', async ({
    page,
    casino,
  }) => {
    const email = await newKnownPlayer(page);
    await depositWith(page, null, '50');
    await openRealSlot(page, casino);
    await expect(frameOf(page).locator('body')).not.toContainText(/bonus/i);
    await roundFrom(page, () => spinButton(page).click());
    await rested(page);
    await expect(frameOf(page).locator('body')).not.toContainText(/bonus/i);
    await setCash(casino, email, 4_000);
    await verify(page, casino, email);
    await page.goto('/withdraw', { waitUntil: 'domcontentloaded' });
    await expect(cashbox(page).getByLabel('Amount', { exact: true })).toBeVisible();
    await expect(cashbox(page)).not.toContainText(/bonus/i);
    await cashbox(page).getByLabel('Amount', { exact: true }).fill('20');
    await cashbox(page).getByRole('button', { name: 'Withdraw €20.00' }).click();
    await expect(cashbox(page).getByRole('heading', { name: /^€20\.00 (?:requested|is on its way)$/ })).toBeVisible();
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await awake(page);
    await balanceIn(page).click();
    await expect(page.locator('.dropdown__panel--balance')).toBeVisible();
    await expect(page.locator('.dropdown__panel--balance')).not.toContainText(/bonus/i);
  });
});

import type { Page } from '@playwright/test';
import {
  addressOf,
  balanceOnPlatform,
  expectBalance,
  flightEnded,
  frameOf,
  openSlot,
  rested,
  roundFrom,
  spinButton,
} from './game.ts';
import { expect, signIn, test } from './journey.ts';
import { aheadMs, endFlights, liveRoulette, nextRoundAt, withClockHeldAt } from './casino-clock.ts';

const rocket = '/play/turbogames/rocket-x';
const startButton = (page: Page) => frameOf(page).getByRole('button', { name: /^Start for/ });

/** Presses until a flight is in the air: one of some twenty ends with its bet. */
async function takeOff(page: Page) {
  let round = await roundFrom(page, () => startButton(page).click());
  while (round.state !== 'open') round = await roundFrom(page, () => startButton(page).click());
  return round;
}

test(
  'a Collect that comes 150 ms after the end of the flight buys no other flight, nor does a double press',
  { tag: '@all' },
  async ({ page, casino }) => {
    test.slow();
    const { promise: end, resolve: tellEnd } = Promise.withResolvers<void>();
    await page.clock.install();
    await signIn(page, 'tester@liftoff.test');
    await page.goto(rocket, { waitUntil: 'domcontentloaded' });
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
    let bets = 0;
    page.on('request', request => {
      if (request.url().endsWith('/frame/api/bet')) bets += 1;
    });
    // The frame hears of the end when the page's clock stands still.
    await page.route('**/frame/api/rounds/*', async route => {
      await end;
      await route.continue();
    });
    await takeOff(page);
    const placed = bets;
    const go = frameOf(page).locator('.cbar__go');
    await expect(go).toHaveText(/^Collect/);
    await endFlights(casino);
    const before = await balanceOnPlatform(page);
    await page.clock.pauseAt(Date.now() + 10_000);
    tellEnd();
    // After an answer that is not the end, or none in time, the frame asks again in its own time, which therefore goes on
    // in small steps; a second of it may be sixty of a busy machine's.
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(frameOf(page).locator('.mult__worth')).toHaveText(flightEnded, { timeout: 300 });
    }).toPass({ timeout: 120_000 });
    await page.clock.runFor(150);
    await go.click({ force: true });
    await go.dblclick({ force: true });
    await page.keyboard.press('Space');
    await page.clock.runFor(300);
    await expect(go).toHaveText('Flight over');
    expect(await balanceOnPlatform(page)).toBe(before);
    expect(bets).toBe(placed);
    // A fresh press after the rest is heard, and it alone.
    await page.clock.runFor(1_000);
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
    await roundFrom(page, () => startButton(page).click());
    expect(bets).toBe(placed + 1);
  },
);

test(
  'a flight that ended while the page was gone is told of on return, once [C34]',
  { tag: '@all' },
  async ({ page, casino }) => {
    await signIn(page, 'demo@liftoff.test');
    await page.goto(rocket, { waitUntil: 'domcontentloaded' });
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
    // However soon the flight ends, this page is gone before it hears of it.
    const { promise: never } = Promise.withResolvers<void>();
    await page.route('**/frame/api/rounds/*', () => never);
    await takeOff(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.unroute('**/frame/api/rounds/*');
    await endFlights(casino);
    const reported = page.waitForResponse(answer => answer.url().endsWith('/frame/api/shown_rounds') && answer.ok());
    await page.goto(rocket, { waitUntil: 'domcontentloaded' });
    const away = frameOf(page).getByRole('dialog', { name: 'While you were away' });
    await expect(away).toContainText(
      /Your flight of €[\d.]+ (?:ended at [\d.,]+x\. The stake is lost|was collected at 500\.00x and paid €[\d.,]+)\./,
    );
    await expect(away.getByRole('listitem')).toHaveCount(1);
    await reported;
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
    await away.getByRole('button', { name: 'Continue' }).click();
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(away).toHaveCount(0);
  },
);

test(
  'both open bets of a live table are found again after a reload, and Clear gives both back [C34]',
  { tag: '@all' },
  async ({ page, casino }) => {
    test.slow();
    const game = await liveRoulette(casino.site);
    await signIn(page, 'vip@liftoff.test');
    const cloth = frameOf(page);
    const onTable = cloth.locator('.rbar__table dd');
    const place = cloth.getByRole('button', { name: 'Place €10', exact: true });
    const table = cloth.getByRole('group', { name: 'Betting table' });
    const before = await balanceOnPlatform(page);
    // A table that stood open before would still show the round before.
    await withClockHeldAt(casino, nextRoundAt(game, Date.now() + aheadMs) + 200, async () => {
      await page.goto(addressOf(game), { waitUntil: 'domcontentloaded' });
      await expect(cloth.getByRole('heading', { name: 'Place your bets' })).toBeVisible();
      await expect(onTable).toHaveText('€0.00');
      await cloth.getByRole('radio', { name: 'Chip €10.00' }).check({ force: true });
      for (const spot of [/^Red,/, /^Black,/]) {
        await table.getByRole('button', { name: spot }).click();
        expect((await roundFrom(page, () => place.click())).state).toBe('open');
      }
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(cloth.getByText('€20.00 on 2 bets in this round. Clear takes them back')).toBeVisible();
      await expect(onTable).toHaveText('€20.00');
      expect(await balanceOnPlatform(page)).toBe(before - 2_000n);
      await cloth.getByRole('button', { name: 'Clear the table' }).click();
      await expect(onTable).toHaveText('€0.00');
      expect(await balanceOnPlatform(page)).toBe(before);
    });
  },
);

test('a jackpot is announced by the site with its amount, apart from the round’s win, on whatever page its winner is [RT-010] [PJACK-004]', async ({
  page,
  casino,
}) => {
  await signIn(page, 'demo@liftoff.test');
  await page.goto(addressOf(await openSlot(casino.site), 'real'), { waitUntil: 'domcontentloaded' });
  await rested(page);
  /** The player's channels are heard: a balance that the console changes is on the screen. */
  const hears = async (balance: number) => {
    await casino.console('POST', 'players/demo@liftoff.test', { balance: { currency: 'EUR', amount_cents: balance } });
    await expectBalance(page, BigInt(balance), 20_000);
  };
  const { id } = await page.evaluate(async () => (await (await fetch('/api/player')).json()) as { id: number });
  // The published odds make one fall in years: the console says what the casino would.
  const data = { identifier: 'mystic', level: 'comet', level_name: 'Comet', amount_cents: 411_872, currency: 'EUR' };
  const fall = () => casino.console('POST', 'publish', { channel: `jackpot_win_award#${id}`, data });
  const reported = page.locator('.toast', {
    hasText: 'Comet jackpot won: €4,118.72. It has been added to your balance.',
  });
  await hears(31_300);
  await fall();
  await expect(reported).toBeVisible();
  // It is told once, it does not go by itself, and the round beside it says its own win.
  await fall();
  const round = await roundFrom(page, () => spinButton(page).click());
  await rested(page);
  await expectBalance(page, 31_300n - BigInt(round.stake_cents) + BigInt(round.win_cents));
  await expect(reported).toHaveCount(1);
  await reported.getByRole('button').click();
  await expect(reported).toHaveCount(0);
  await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
  await hears(27_700);
  await fall();
  await expect(reported).toBeVisible();
});

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

/** Starts flights until one is in progress: about one in twenty ends with its bet. */
async function takeOff(page: Page) {
  let round = await roundFrom(page, () => startButton(page).click());
  while (round.state !== 'open') round = await roundFrom(page, () => startButton(page).click());
  return round;
}

test(
  'neither clicking Collect 150 ms after a flight has ended nor a double click starts another flight',
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
    // The frame learns of the end while the page's clock is paused.
    await page.route('**/frame/api/rounds/*', async route => {
      await end;
      await route.continue();
    });
    await takeOff(page);
    const placed = bets;
    const go = frameOf(page).locator('.crash-bar__play');
    await expect(go).toHaveText(/^Collect/);
    await endFlights(casino);
    const before = await balanceOnPlatform(page);
    await page.clock.pauseAt(Date.now() + 10_000);
    tellEnd();
    // The frame polls until it gets the end of the flight, so its clock advances in small steps. On a busy machine one
    // second of that clock can take a minute.
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(frameOf(page).locator('.multiplier__worth')).toHaveText(flightEnded, { timeout: 300 });
    }).toPass({ timeout: 120_000 });
    await page.clock.runFor(150);
    await go.click({ force: true });
    await go.dblclick({ force: true });
    await page.keyboard.press('Space');
    await page.clock.runFor(300);
    await expect(go).toHaveText('Flight over');
    expect(await balanceOnPlatform(page)).toBe(before);
    expect(bets).toBe(placed);
    // After the pause, a new click starts exactly one flight.
    await page.clock.runFor(1_000);
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
    await roundFrom(page, () => startButton(page).click());
    expect(bets).toBe(placed + 1);
  },
);

test(
  'a flight that ended while the page was closed is announced once on return [C34]',
  { tag: '@all' },
  async ({ page, casino }) => {
    await signIn(page, 'demo@liftoff.test');
    await page.goto(rocket, { waitUntil: 'domcontentloaded' });
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
    // Holds back the end of the flight, so that this page never learns of it, however soon the flight ends.
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
  'both open bets at a live table are restored after a reload, and Clear refunds both [C34]',
  { tag: '@all' },
  async ({ page, casino }) => {
    test.slow();
    const game = await liveRoulette(casino.site);
    await signIn(page, 'vip@liftoff.test');
    const cloth = frameOf(page);
    const onTable = cloth.locator('.roulette-bar__table dd');
    const place = cloth.getByRole('button', { name: 'Place €10', exact: true });
    const table = cloth.getByRole('group', { name: 'Betting table' });
    const before = await balanceOnPlatform(page);
    // Opens the table only now, because a table opened earlier would still show the previous round.
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
      await expect(cloth.getByText('€20.00 on 2 bets in this round. Use Clear to take them back')).toBeVisible();
      await expect(onTable).toHaveText('€20.00');
      expect(await balanceOnPlatform(page)).toBe(before - 2_000n);
      await cloth.getByRole('button', { name: 'Clear the table' }).click();
      await expect(onTable).toHaveText('€0.00');
      expect(await balanceOnPlatform(page)).toBe(before);
    });
  },
);

test("the site announces a jackpot with its amount, separately from the round's win, whatever page the winner is on [RT-010] [PRT-009] [PJACK-004]", async ({
  page,
  casino,
}) => {
  await signIn(page, 'demo@liftoff.test');
  await page.goto(addressOf(await openSlot(casino.site), 'real'), { waitUntil: 'domcontentloaded' });
  await rested(page);
  /** Checks that the page receives the player's channels: a balance changed in the console appears on the page. */
  const hears = async (balance: number) => {
    await casino.console('POST', 'players/demo@liftoff.test', { balance: { currency: 'EUR', amount_cents: balance } });
    await expectBalance(page, BigInt(balance), 20_000);
  };
  const { id } = await page.evaluate(async () => (await (await fetch('/api/player')).json()) as { id: number });
  // By the published odds a jackpot is won once in years, so the console publishes the message that the casino would.
  const data = { identifier: 'mystic', level: 'comet', level_name: 'Comet', amount_cents: 411_872, currency: 'EUR' };
  const fall = () => casino.console('POST', 'publish', { channel: `jackpot_win_award#${id}`, data });
  const reported = page.locator('.toast', {
    hasText: 'Comet jackpot won: €4,118.72. It has been added to your balance.',
  });
  await hears(31_300);
  await fall();
  await expect(reported).toBeVisible();
  // The win is announced once and stays until it is closed, and the round played meanwhile reports only its own win.
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

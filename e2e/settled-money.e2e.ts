import type { Page } from '@playwright/test';
import { gamesOf } from './catalogue.ts';
import { addressOf, balanceOnPlatform, expectBalance, frameOf, openSlot, roundFrom, spinButton } from './game.ts';
import type { House } from './house.ts';
import { expect, signIn, test } from './journey.ts';

const rocket = '/play/turbogames/rocket-x';
/** Bets, the wheel and the result of a live table, in milliseconds. */
const cycleMs = 32_000;
const startButton = (page: Page) => frameOf(page).getByRole('button', { name: /^Start for/ });

/** Presses until a flight is in the air: one of some twenty ends with its bet. */
async function takeOff(page: Page) {
  let round = await roundFrom(page, () => startButton(page).click());
  while (round.state !== 'open') round = await roundFrom(page, () => startButton(page).click());
  return round;
}

/**
 * How far the house's clock is put ahead and back again: far enough that no counter of calls, which counts seconds and
 * minutes, takes the calls of meanwhile for calls of now, and not as far as a session lasts without a sign of life.
 */
const aheadMs = 25 * 60_000;

/** No flight lasts that long; the house ends what has come due before it answers. */
async function endFlights(house: House) {
  await house.console('POST', 'clock', { now: new Date(Date.now() + aheadMs).toISOString() });
  await house.console('POST', 'clock', { now: null });
}

test('a Collect that comes 150 ms after the end of the flight buys no other flight, nor does a double press', async ({
  page,
  house,
}) => {
  const { promise: ended, resolve: tellEnd } = Promise.withResolvers<void>();
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
    await ended;
    await route.continue();
  });
  await takeOff(page);
  const placed = bets;
  const go = frameOf(page).locator('.cbar__go');
  await expect(go).toHaveText(/^Collect/);
  await endFlights(house);
  const before = await balanceOnPlatform(page);
  await page.clock.pauseAt(Date.now() + 10_000);
  tellEnd();
  await expect(frameOf(page).getByText(/^The flight has ended/)).toBeVisible();
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
});

test('a flight that ended while the page was gone is told of on return, once [C34]', async ({ page, house }) => {
  await signIn(page, 'demo@liftoff.test');
  await page.goto(rocket, { waitUntil: 'domcontentloaded' });
  // However soon the flight ends, this page is gone before it hears of it.
  const { promise: never } = Promise.withResolvers<void>();
  await page.route('**/frame/api/rounds/*', () => never);
  await takeOff(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.unroute('**/frame/api/rounds/*');
  await endFlights(house);
  const told = page.waitForResponse(answer => answer.url().endsWith('/frame/api/shown_rounds') && answer.ok());
  await page.goto(rocket, { waitUntil: 'domcontentloaded' });
  const away = frameOf(page).getByRole('dialog', { name: 'While you were away' });
  await expect(away).toContainText(/Your flight of €[\d.]+ ended at [\d.,]+x\. The stake is lost\./);
  await expect(away.getByRole('listitem')).toHaveCount(1);
  await told;
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
  await away.getByRole('button', { name: 'Continue' }).click();
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(away).toHaveCount(0);
});

test('both open bets of a live table are found again after a reload, and Clear gives both back [C34]', async ({
  page,
  house,
}) => {
  test.slow();
  const game = (await gamesOf(house.site, { categories: ['live-roulette'] })).find(
    ({ categories }) => !categories.includes('prerelease'),
  );
  if (!game) throw new Error('no live roulette can be played');
  await signIn(page, 'vip@liftoff.test');
  const started = page.waitForResponse(answer => answer.url().endsWith('/frame/api/start') && answer.ok());
  await page.goto(addressOf(game), { waitUntil: 'domcontentloaded' });
  const { start } = (await (await started).json()) as { start: { table: { phase: string; phase_ends_at: string } } };
  const untilBetting = { betting: 12_000, spinning: 4_000, result: 0 }[start.table.phase] ?? 0;
  /** A moment at which the table begins to take bets. */
  const first = Date.parse(start.table.phase_ends_at) + untilBetting + 200;
  const toBetting = async () => {
    const rounds = Math.ceil((Date.now() + aheadMs - first) / cycleMs);
    await house.console('POST', 'clock', { now: new Date(first + rounds * cycleMs).toISOString() });
  };
  const cloth = frameOf(page);
  const onTable = cloth.locator('.rbar__table dd');
  const place = cloth.getByRole('button', { name: 'Place €10', exact: true });
  const table = cloth.getByRole('group', { name: 'Betting table' });
  try {
    // Betting is open for twenty seconds: where a busy machine does not get there in time, the next round is as good.
    await expect(async () => {
      await toBetting();
      await expect(cloth.getByRole('heading', { name: 'Place your bets' })).toBeVisible();
      await expect(onTable).toHaveText('€0.00');
      await cloth.getByRole('radio', { name: 'Chip €10.00' }).check({ force: true });
      const before = await balanceOnPlatform(page);
      for (const spot of [/^Red,/, /^Black,/]) {
        await table.getByRole('button', { name: spot }).click();
        expect((await roundFrom(page, () => place.click(), 8_000)).state).toBe('open');
      }
      await expect(onTable).toHaveText('€20.00', { timeout: 4_000 });
      await page.reload({ waitUntil: 'commit' });
      await expect(cloth.getByText('€20.00 on 2 bets in this round. Clear takes them back')).toBeVisible();
      await expect(onTable).toHaveText('€20.00', { timeout: 1 });
      expect(await balanceOnPlatform(page)).toBe(before - 2_000n);
      await cloth.getByRole('button', { name: 'Clear the table' }).click({ timeout: 4_000 });
      await expect(onTable).toHaveText('€0.00', { timeout: 8_000 });
      await expect.poll(() => balanceOnPlatform(page), { timeout: 4_000 }).toBe(before);
    }).toPass({ timeout: 240_000 });
  } finally {
    await house.console('POST', 'clock', { now: null });
  }
});

test('a jackpot is announced by the site with its amount, apart from the round’s win, on whatever page its winner is [RT-010] [PJACK-004]', async ({
  page,
  house,
}) => {
  await signIn(page, 'demo@liftoff.test');
  await page.goto(addressOf(await openSlot(house.site), 'real'), { waitUntil: 'domcontentloaded' });
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
  /** The player's channels are heard: a balance that the console changes is on the screen. */
  const hears = async (balance: number) => {
    await house.console('POST', 'players/demo@liftoff.test', { balance: { currency: 'EUR', amount_cents: balance } });
    await expectBalance(page, BigInt(balance), 20_000);
  };
  const { id } = await page.evaluate(async () => (await (await fetch('/api/player')).json()) as { id: number });
  // The published odds make one fall in years: the console says what the house would.
  const data = { identifier: 'mystic', level: 'comet', level_name: 'Comet', amount_cents: 411_872, currency: 'EUR' };
  const fall = () => house.console('POST', 'publish', { channel: `jackpot_win_award#${id}`, data });
  const told = page.locator('.toast', { hasText: 'Comet jackpot won: €4,118.72. It is on your balance.' });
  await hears(31_300);
  await fall();
  await expect(told).toBeVisible();
  // It is told once, it does not go by itself, and the round beside it says its own win.
  await fall();
  const round = await roundFrom(page, () => spinButton(page).click());
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
  await expectBalance(page, 31_300n - BigInt(round.stake_cents) + BigInt(round.win_cents));
  await expect(told).toHaveCount(1);
  await told.getByRole('button').click();
  await expect(told).toHaveCount(0);
  await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
  await hears(27_700);
  await fall();
  await expect(told).toBeVisible();
});

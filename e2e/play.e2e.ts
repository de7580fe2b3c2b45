import type { Page } from '@playwright/test';
import { gamesOf } from './catalogue.ts';
import {
  addressOf,
  balanceOnPlatform,
  expectBalance,
  figure,
  flightEnded,
  frameOf,
  minorIn,
  openSlot,
  rested,
  roundFrom,
  spinButton,
} from './game.ts';
import { balanceIn, expect, inMotion, signIn, test } from './journey.ts';
import { aheadMs, endFlights, liveRoulette, nextRoundAt, putClock } from './casino-clock.ts';

test('a guest plays a demo slot, which moves only play money [SHELL-002] [ROUTE-045] [ROLE-001]', async ({
  page,
  casino,
}) => {
  const game = await openSlot(casino.site);
  await page.goto(addressOf(game, 'demo'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Demo: you’re playing for fun')).toBeVisible();
  const before = minorIn((await figure(page, 'Balance').textContent()) ?? '');
  const round = await roundFrom(page, () => spinButton(page).click());
  expect(round.state).toBe('settled');
  await rested(page);
  const net = BigInt(round.win_cents) - BigInt(round.stake_cents);
  expect(minorIn((await figure(page, 'Balance').textContent()) ?? '')).toBe(before + net);
  await expect(balanceIn(page)).toHaveCount(0);
});

test("the stake and win of a real-money spin change the player's balance, which stays the same after a reload [SHELL-002] [SHELL-006] [STATE-067] [CALL-025]", async ({
  page,
  casino,
}) => {
  const game = await openSlot(casino.site);
  await inMotion(page);
  await signIn(page, 'demo@liftoff.test');
  const before = await balanceOnPlatform(page);
  await page.goto(addressOf(game), { waitUntil: 'domcontentloaded' });
  await expectBalance(page, before);
  const rounds = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your rounds' }) });
  // Another journey might have played this game before.
  const known = await page.evaluate(
    async id => ((await (await fetch(`/api/games/${id}/rounds`)).json()) as unknown[]).length,
    game.identifier,
  );
  const round = await roundFrom(page, () => spinButton(page).click());
  const after = before - BigInt(round.stake_cents) + BigInt(round.win_cents);
  expect(await balanceOnPlatform(page)).toBe(after);
  await rested(page);
  await expectBalance(page, after);
  expect(minorIn((await figure(page, 'Balance').textContent()) ?? '')).toBe(after);
  await expect(rounds.getByRole('listitem')).toHaveCount(Math.min(10, known + 1));
  const again = await page.reload({ waitUntil: 'domcontentloaded' });
  // The served page shows the new balance too, before any script runs.
  const served = /<summary[^>]*class="balance[^>]*>([^<]*)/.exec((await again?.text()) ?? '')?.[1] ?? '';
  expect(minorIn(served)).toBe(after);
  await expectBalance(page, after);
  await expect(figure(page, 'Balance')).toBeVisible();
  expect(minorIn((await figure(page, 'Balance').textContent()) ?? '')).toBe(after);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.title);
});

/** Returns a check of whether the page has subscribed to a channel and all its subscriptions have been answered. */
function subscribed(page: Page, channel: string): () => boolean {
  const said = { asked: '', answered: '' };
  page.on('websocket', socket => {
    socket.on('framesent', ({ payload }) => (said.asked += String(payload)));
    socket.on('framereceived', ({ payload }) => (said.answered += String(payload)));
  });
  const count = (text: string) => text.split('"subscribe":').length - 1;
  return () => said.asked.includes(channel) && count(said.answered) >= count(said.asked);
}

test('the balance in a second tab updates within two seconds [CALL-023] [RT-012] [B20]', async ({
  page,
  context,
  casino,
}) => {
  await signIn(page, 'demo@liftoff.test');
  const second = await context.newPage();
  const isLive = subscribed(second, 'balance#');
  await second.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
  const before = await balanceOnPlatform(page);
  await expectBalance(second, before);
  await page.goto('/play/turbogames/rocket-x', { waitUntil: 'domcontentloaded' });
  const flight = frameOf(page);
  const start = flight.getByRole('button', { name: /^Start for/ });
  await expect(start).toHaveAttribute('aria-disabled', 'false');
  // The two seconds start when the second tab is subscribed; it fetches earlier changes when it subscribes.
  await expect.poll(isLive).toBe(true);
  const round = await roundFrom(page, () => start.click());
  // A flight that ends immediately is settled with its bet, but the stake has been taken either way.
  await expectBalance(second, before - BigInt(round.stake_cents), 2_000);
  await second.close();
  // A flight whose end was not shown would be announced in this player's next game.
  await endFlights(casino);
  await expect(flight.getByText(flightEnded)).toBeVisible();
});

test("collecting a flight pays the stake times the flight's multiplier [ROUTE-060] [SHELL-002]", async ({
  page,
  casino,
}) => {
  await inMotion(page);
  const launched = page.waitForResponse(answer => answer.url().endsWith('/launch') && answer.ok());
  await page.goto('/play/turbogames/rocket-x?mode=demo', { waitUntil: 'domcontentloaded' });
  const { game_session_id } = (await (await launched).json()) as { game_session_id: string };
  const flight = frameOf(page);
  const start = flight.getByRole('button', { name: /^Start for/ });
  await expect(start).toHaveAttribute('aria-disabled', 'false');
  // A flight to ten times the stake or more lasts longer than seventeen seconds.
  await casino.chooseDemo(game_session_id, 'high');
  const before = minorIn((await figure(page, 'Balance').textContent()) ?? '');
  const round = await roundFrom(page, () => start.click());
  expect(round.state).toBe('open');
  await expect(flight.locator('.multiplier > span').first()).not.toHaveText(/^1[.,]00/);
  const answered = page.waitForResponse(answer => answer.url().endsWith('/acts') && answer.ok());
  await flight.getByRole('button', { name: /^Collect/ }).click();
  const collected = (await (await answered).json()) as Awaited<ReturnType<typeof roundFrom>>;
  expect(collected).toMatchObject({ id: round.id, state: 'settled' });
  expect(BigInt(collected.win_cents)).toBeGreaterThan(BigInt(round.stake_cents));
  await expect(flight.getByText(/^Collected/).first()).toBeVisible();
  const after = before - BigInt(round.stake_cents) + BigInt(collected.win_cents);
  await expect.poll(async () => minorIn((await figure(page, 'Balance').textContent()) ?? '')).toBe(after);
});

test(
  'a flight that is not collected costs its stake and no more [SHELL-002]',
  { tag: '@all' },
  async ({ page, casino }) => {
    await signIn(page, 'demo@liftoff.test');
    await page.goto('/play/turbogames/rocket-x?mode=real', { waitUntil: 'domcontentloaded' });
    const flight = frameOf(page);
    const start = flight.getByRole('button', { name: /^Start for/ });
    await expect(start).toHaveAttribute('aria-disabled', 'false');
    const before = await balanceOnPlatform(page);
    const round = await roundFrom(page, () => start.click());
    // Checked before the clock is moved, because then the token of the page's realtime connection expires.
    await expectBalance(page, before - BigInt(round.stake_cents));
    await endFlights(casino);
    await expect(flight.getByText(flightEnded)).toBeVisible();
    const [last] = (await (await page.request.get('/api/games/rocket-x/rounds?limit=1')).json()) as (typeof round)[];
    const [stake, win] = [BigInt(round.stake_cents), BigInt(last?.win_cents ?? -1)];
    // The flight either wins nothing or has reached the maximum win.
    expect([0n, 500n * stake]).toContain(win);
    expect(await balanceOnPlatform(page)).toBe(before - stake + win);
  },
);

test('a roulette player places chips, spins, and is paid if the number wins [SHELL-002]', async ({ page, casino }) => {
  const games = await gamesOf(casino.site, { title: 'roulette' });
  const game = games.find(one => !one.categories.includes('prerelease') && !one.categories.includes('live'));
  if (!game) throw new Error('no roulette table of one’s own can be played');
  await inMotion(page);
  await signIn(page, 'demo@liftoff.test');
  await page.goto(addressOf(game), { waitUntil: 'domcontentloaded' });
  const table = frameOf(page).getByRole('group', { name: 'Betting table' });
  await table.getByRole('button', { name: /^Red,/ }).click();
  await table.getByRole('button', { name: /^Number 17,/ }).click();
  await expect(table.getByRole('button', { name: /^Red, pays 1 to 1, .* on it$/ })).toBeVisible();
  const before = await balanceOnPlatform(page);
  const round = await roundFrom(page, () => frameOf(page).getByRole('button', { name: 'Spin', exact: true }).click());
  expect(round.state).toBe('settled');
  await expect(frameOf(page).getByText(/^Returned .* on .*Net/)).toBeVisible();
  await expectBalance(page, before - BigInt(round.stake_cents) + BigInt(round.win_cents));
});

test('a live table plays the same round for everyone', async ({ page, browser, casino }) => {
  const game = await liveRoulette(casino.site);
  const other = await (await browser.newContext({ baseURL: casino.site })).newPage();
  for (const [tab, email] of [
    [page, 'demo@liftoff.test'],
    [other, 'vip@liftoff.test'],
  ] as const) {
    await signIn(tab, email);
    await tab.goto(addressOf(game), { waitUntil: 'domcontentloaded' });
    await expect(frameOf(tab).getByRole('group', { name: 'Betting table' })).toBeVisible();
  }
  const results = (tab: typeof page) =>
    frameOf(tab).getByRole('list', { name: 'Last results' }).getByRole('listitem').allInnerTexts();
  const first = await results(page);
  expect(first.length).toBeGreaterThan(0);
  try {
    await putClock(casino, nextRoundAt(game, Date.now() + aheadMs) + 200);
    await expect.poll(() => results(page)).not.toEqual(first);
    const next = await results(page);
    await expect.poll(() => results(other)).toEqual(next);
  } finally {
    await putClock(casino, null);
  }
  await other.context().close();
});

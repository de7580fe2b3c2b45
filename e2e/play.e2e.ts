import {
  addressOf,
  balanceOnPlatform,
  expectBalance,
  figure,
  frameOf,
  minorIn,
  openSlot,
  roundFrom,
  spinButton,
} from './game.ts';
import { balanceIn, expect, signIn, test } from './journey.ts';

test('a guest plays a slot in demo: play money moves, nothing else does [SHELL-002] [ROUTE-045]', async ({
  page,
  house,
}) => {
  const game = await openSlot(house.site);
  await page.goto(addressOf(game, 'demo'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Demo: play money, nothing is won or lost')).toBeVisible();
  const before = minorIn((await figure(page, 'Balance').textContent()) ?? '');
  const round = await roundFrom(page, () => spinButton(page).click());
  expect(round.state).toBe('settled');
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
  const net = BigInt(round.win_cents) - BigInt(round.stake_cents);
  expect(minorIn((await figure(page, 'Balance').textContent()) ?? '')).toBe(before + net);
  await expect(balanceIn(page)).toHaveCount(0);
});

test('a player plays a slot for real: stake and return move the balance, a reload keeps it [SHELL-002] [SHELL-006] [STATE-067] [CALL-025]', async ({
  page,
  house,
}) => {
  const game = await openSlot(house.site);
  await signIn(page, 'demo@liftoff.test');
  const before = await balanceOnPlatform(page);
  await page.goto(addressOf(game), { waitUntil: 'domcontentloaded' });
  await expectBalance(page, before);
  const rounds = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your rounds' }) });
  // Another journey may have played it before.
  const known = await page.evaluate(
    async id => ((await (await fetch(`/api/games/${id}/rounds`)).json()) as unknown[]).length,
    game.identifier,
  );
  const round = await roundFrom(page, () => spinButton(page).click());
  const after = before - BigInt(round.stake_cents) + BigInt(round.win_cents);
  expect(await balanceOnPlatform(page)).toBe(after);
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
  await expectBalance(page, after);
  expect(minorIn((await figure(page, 'Balance').textContent()) ?? '')).toBe(after);
  await expect(rounds.getByRole('listitem')).toHaveCount(Math.min(10, known + 1));
  const again = await page.reload({ waitUntil: 'domcontentloaded' });
  // Also as it leaves the server, before any script runs.
  const served = /<summary[^>]*class="balance[^>]*>([^<]*)/.exec((await again?.text()) ?? '')?.[1] ?? '';
  expect(minorIn(served)).toBe(after);
  await expectBalance(page, after);
  await expect(figure(page, 'Balance')).toBeVisible();
  expect(minorIn((await figure(page, 'Balance').textContent()) ?? '')).toBe(after);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const recent = page.getByRole('region', { name: 'Continue playing' });
  await expect(recent.getByRole('article').first()).toContainText(game.title);
});

test('the balance of a second tab follows within two seconds [CALL-023] [RT-012] [B20]', async ({ page, context }) => {
  await signIn(page, 'demo@liftoff.test');
  const second = await context.newPage();
  await second.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
  const before = await balanceOnPlatform(page);
  await expectBalance(second, before);
  await page.goto('/play/turbogames/rocket-x', { waitUntil: 'domcontentloaded' });
  const flight = frameOf(page);
  const start = flight.getByRole('button', { name: /^Start for/ });
  // The connection of the second tab stands once the player's channels are subscribed to.
  await expect(start).toHaveAttribute('aria-disabled', 'false');
  const round = await roundFrom(page, () => start.click());
  // A flight that ends at once has been settled with its bet: the stake is gone either way.
  await expectBalance(second, before - BigInt(round.stake_cents), 2_000);
  await expect(flight.getByText(/The flight has ended/))
    .toBeVisible({ timeout: 60_000 })
    .catch(() => undefined);
  await second.close();
});

test('a crash game: the stake flies, collecting brings it back with what it is worth [ROUTE-060] [SHELL-002]', async ({
  page,
}) => {
  await signIn(page, 'demo@liftoff.test');
  await page.goto('/play/turbogames/rocket-x?mode=real', { waitUntil: 'domcontentloaded' });
  const flight = frameOf(page);
  const go = flight.getByRole('button', { name: /^(?:Start for|Collect)/ });
  const outcome = flight.getByText(/Collected|The flight has ended/).first();
  // Flights may end before a person can press; the first one that is collected shows the other way.
  await expect(async () => {
    const before = await balanceOnPlatform(page);
    await expect(go).toHaveAttribute('aria-disabled', 'false');
    const round = await roundFrom(page, () => go.click());
    const collect = flight.getByRole('button', { name: /^Collect/ });
    await collect.click({ timeout: 3_000 }).catch(() => undefined);
    await expect(outcome).toBeVisible();
    const after = await balanceOnPlatform(page);
    await expectBalance(page, after);
    expect(after).toBeGreaterThanOrEqual(before - BigInt(round.stake_cents));
    await expect(outcome).toHaveText(/Collected/, { timeout: 1 });
    expect(after).toBeGreaterThan(before - BigInt(round.stake_cents));
  }).toPass();
});

test('roulette: chips on the table, a spin, and the return of the number that fell [SHELL-002]', async ({
  page,
  house,
}) => {
  const games = (await (
    await fetch(`${house.site}/api/games_filter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        device: 'desktop',
        filter: { title: 'roulette' },
        page: 1,
        page_size: 40,
        sort: 'popular',
      }),
    })
  ).json()) as { data: { slug: string; provider: string; categories: string[] }[] };
  const game = games.data.find(one => !one.categories.includes('prerelease') && !one.categories.includes('live'));
  if (!game) throw new Error('no roulette table of one’s own can be played');
  await signIn(page, 'demo@liftoff.test');
  await page.goto(`/play/${game.provider}/${game.slug}`, { waitUntil: 'domcontentloaded' });
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

test('a live table is one round for everyone at it', async ({ page, browser, house }) => {
  test.slow();
  const games = (await (
    await fetch(`${house.site}/api/games_filter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        device: 'desktop',
        filter: { categories: ['live-roulette'] },
        page: 1,
        page_size: 40,
        sort: 'popular',
      }),
    })
  ).json()) as { data: { slug: string; provider: string; categories: string[] }[] };
  const game = games.data.find(one => !one.categories.includes('prerelease'));
  if (!game) throw new Error('no live roulette can be played');
  const other = await (await browser.newContext({ baseURL: house.site })).newPage();
  for (const [tab, email] of [
    [page, 'demo@liftoff.test'],
    [other, 'vip@liftoff.test'],
  ] as const) {
    await signIn(tab, email);
    await tab.goto(`/play/${game.provider}/${game.slug}`, { waitUntil: 'domcontentloaded' });
    await expect(frameOf(tab).getByRole('group', { name: 'Betting table' })).toBeVisible();
  }
  const results = (tab: typeof page) =>
    frameOf(tab).getByRole('list', { name: 'Last results' }).getByRole('listitem').allInnerTexts();
  const first = await results(page);
  await expect.poll(() => results(page), { timeout: 90_000 }).not.toEqual(first);
  await expect.poll(() => results(other)).toEqual(await results(page));
  await other.context().close();
});

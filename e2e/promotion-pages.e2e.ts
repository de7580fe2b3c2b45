import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { awake, enter, expect, signIn, test } from './journey.ts';
import { newKnownPlayer } from './new-player.ts';

interface PromotionPage {
  readonly path: string;
  /** The main heading. */
  readonly heading: string | RegExp;
  /** A text of the page's own content. */
  readonly text?: string | RegExp;
}

/** Every address of promotions that a guest can open. */
const pages: readonly PromotionPage[] = [
  { path: '/promotions', heading: 'Promotions', text: 'Perihelion Cup' },
  { path: '/tournaments', heading: 'Tournaments', text: 'Perihelion Cup' },
  { path: '/tournaments/all', heading: 'Tournaments', text: 'Perseid road' },
  { path: '/tournaments/archive', heading: 'Archive' },
  { path: '/tournaments/perihelion-cup', heading: 'Perihelion Cup' },
  { path: '/promo', heading: 'Tournaments', text: 'Perseid road' },
  { path: '/leaderboard', heading: 'Leaderboard', text: 'Perihelion Cup' },
  { path: '/producers', heading: 'Studios' },
  { path: '/lotteries', heading: 'Lotteries', text: 'Aphelion draw' },
  { path: '/lottery/aphelion-draw', heading: 'Aphelion draw', text: 'Prizes' },
  { path: '/quests', heading: 'Quests', text: 'Perseid road' },
  { path: '/quests/perseid-road', heading: 'Perseid road', text: 'Next rewards' },
  { path: '/actions', heading: 'Actions', text: 'Friday refuel' },
  { path: '/action', heading: 'Actions', text: 'Friday refuel' },
  { path: '/action/friday-refuel', heading: 'Friday refuel', text: /^\d+ rounds?$/ },
  { path: '/achievements', heading: 'Achievements', text: 'First light' },
  { path: '/benefits-of-crypto', heading: /crypto/i },
  { path: '/jackpots', heading: 'Jackpots', text: 'Mystic Jackpots' },
  { path: '/mystic', heading: 'Mystic Jackpots' },
  { path: '/rocket-mart', heading: /points/i },
  { path: '/rocket-mart/all', heading: /points/i },
  { path: '/rocket-mart/freespins', heading: /points/i },
  { path: '/rocket-mart/money', heading: /points/i },
  { path: '/rocket-mart/special', heading: /points/i },
  { path: '/rocket-wheel', heading: /wheel|spins/i },
  { path: '/rocketmart-wheel', heading: /wheel|spins/i },
  { path: '/lootboxes', heading: /box/i },
];
/** The pages that only players have. */
const playerPages: readonly PromotionPage[] = [
  { path: '/rocket-vipclub', heading: /Gold/ },
  { path: '/rocket-adventure', heading: /expedition/i },
];

/** The page is inside the main layout, between its header, menu and footer. */
async function expectInLayout(page: Page, { path, heading, text }: PromotionPage): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('banner')).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  await expect(page.getByRole('navigation', { name: isPhone ? 'Quick menu' : 'Main', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  if (text !== undefined) await expect(main.getByText(text).first()).toBeVisible();
}

test('a guest opens every page of promotions on a phone, inside the main layout and without accessibility faults [PROUTE-002] [PROUTE-006] [PROUTE-007] [PROUTE-008] [PROUTE-010] [PROUTE-013] [PROUTE-014] [PROUTE-025] [PROLE-001] [PROLE-002]', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const one of pages)
    await test.step(one.path, async () => {
      await expectInLayout(page, one);
      await expectAccessible(page);
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    });
});

test('a player opens every page of promotions inside the main layout, and is not asked to register [PROUTE-002] [PROLE-001]', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, 'vip@liftoff.test');
  for (const one of [...pages, ...playerPages])
    await test.step(one.path, async () => {
      await expectInLayout(page, one);
      await expect(page.getByRole('link', { name: /^Register/ })).toHaveCount(0);
    });
});

test('a player reaches every area of promotions by links that begin in the lobby [PROUTE-001]', async ({
  page,
  casino,
}) => {
  test.slow();
  const email = await newKnownPlayer(page);
  await casino.console('POST', `players/${email}`, { groups: [259, 916] });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await awake(page);
  const header = page.getByRole('banner');
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
  await header.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All jackpots and odds' }).click();
  await expect(page).toHaveURL('/jackpots');
  const menu = header.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'VIP club' }).first().click();
  await expect(page).toHaveURL('/rocket-vipclub');
  await menu.getByRole('link', { name: 'Tournaments' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page).toHaveURL('/leaderboard');
  await menu.getByText('More').click();
  await menu.getByRole('link', { name: 'Promotions' }).last().click();
  await expect(page).toHaveURL('/promotions');
  for (const [link, path] of [
    [/^Tournaments \d/, '/tournaments'],
    [/^Lotteries \d/, '/lotteries'],
    [/^Quests \d/, '/quests'],
    [/^Points shop/, '/rocket-mart'],
    [/^Prize wheel/, '/rocket-wheel'],
    [/^Boxes/, '/lootboxes'],
    [/^Expedition calendar/, '/rocket-adventure'],
  ] as const)
    await test.step(path, async () => {
      await page.getByRole('main').getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Promotions');
      await page.goBack();
      await expect(page).toHaveURL('/promotions');
    });
});

test('a guest who wants to take part goes to registration, which leads back to the promotion [PROLE-003]', async ({
  page,
}) => {
  await page.goto('/promotions', { waitUntil: 'domcontentloaded' });
  await awake(page);
  const cup = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Perihelion Cup' }) });
  await cup.getByRole('link', { name: 'Register to join' }).click();
  await expect(page).toHaveURL('/sign-up?redirect=%2Ftournaments%2Fperihelion-cup');
  for (const path of [
    '/tournaments/perihelion-cup',
    '/lottery/aphelion-draw',
    '/quests/perseid-road',
    '/rocket-mart',
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const register = page.getByRole('main').getByRole('link', { name: /^Register/ });
    await expect(register.first()).toHaveAttribute('href', `/sign-up?redirect=${encodeURIComponent(path)}`);
  }
});

test('/producers lists the promotions of studios and no others, and the address of a studio lists its games [PROUTE-005]', async ({
  page,
  casino,
}) => {
  const form = {
    frontend_identifier: 'producers--apogee-days',
    title: 'Apogee days',
    currency: 'EUR',
    start_at: new Date().toISOString(),
    end_at: new Date(Date.now() + 3_600_000).toISOString(),
    terms: {
      strategy: 'round_count',
      min_bets: [{ currency: 'EUR', amount_cents: 50 }],
      entry: 'confirm',
      prizes: [{ place: 1, rewards: [{ type: 'points', points: 200 }] }],
    },
  };
  const { id } = (await casino.console('POST', 'tournaments', form)) as { id: string };
  await casino.console('POST', `tournaments/${id}/start`, { now: true });
  await signIn(page, 'demo@liftoff.test');
  await page.goto('/producers', { waitUntil: 'domcontentloaded' });
  const promotions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Studio promotions' }) });
  await expect(promotions.getByRole('heading', { level: 3 })).toHaveText(['Apogee days']);
  await page.goto('/producers/turbogames', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'Rocket X' })).toBeVisible();
});

test('each list of tournaments shows the tournaments that belong to its address [PROUTE-003] [PROUTE-004] [PROUTE-009] [PROUTE-012]', async ({
  page,
}) => {
  const titles = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  };
  const tournaments = await titles('/tournaments');
  expect(tournaments).toContain('Perihelion Cup');
  expect(tournaments).not.toContain('Perseid road');
  for (const path of ['/tournaments/all', '/promo'])
    expect(await titles(path)).toEqual(expect.arrayContaining(['Perihelion Cup', 'Perseid road', 'Aphelion draw']));
  expect(await titles('/leaderboard')).toContain('Perihelion Cup');
  expect(await titles('/quests')).toContain('Perseid road');
  expect((await page.goto('/tournaments/nothing'))?.status()).toBe(404);
});

test('addresses for players send a guest to registration and back, and forms for guests send a player to the lobby [PROUTE-028] [PROUTE-029]', async ({
  page,
}) => {
  for (const path of ['/profile/gifts?from=promotions', '/cashbox']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/sign-up?redirect=${encodeURIComponent(path)}`);
  }
  await enter(page, 'demo@liftoff.test', '/promotions');
  for (const path of ['/sign-in', '/sign-up']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

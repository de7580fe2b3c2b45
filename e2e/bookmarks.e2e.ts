import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import type { Casino } from './casino.ts';
import { awake, enter, expect, test as base } from './journey.ts';
import { newKnownPlayer } from './new-player.ts';
import { workerCasino } from './worker-casino.ts';

const ofSite = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../config/fe/${name}.json`, import.meta.url), 'utf8'));
const files = {
  'manage-promotion-pages': ofSite('manage-promotion-pages'),
  'vip-adventures': ofSite('vip-adventures'),
  'banners-config': {
    banners: [{ id: 'group', image: '/pictures/scene/vip', title: 'For wheel players', groupIds: [1308] }],
  },
};
const test = base.extend<object, { casino: Casino }>({ casino: workerCasino({ config: files }) });

const bookmarksOn = (page: Page) => page.getByRole('navigation', { name: 'Bookmarks' });
const namesOn = (page: Page) => bookmarksOn(page).getByRole('link');

/** Messages published before the page has subscribed are lost, so the change is repeated until it is seen. */
const repeat = (change: () => Promise<unknown>, seen: () => Promise<void>) =>
  expect(async () => {
    await change();
    await seen();
  }).toPass();

test('the points shop, the lootbox, the adventure and the quests have bookmarks, two at a time and none on its own page; a break removes them [STATE-070] [STATE-072]', async ({
  page,
  casino,
}) => {
  test.slow();
  await enter(page, 'vip@liftoff.test', '/fairness');
  for (const reward of [
    { type: 'points', points: 500 },
    { type: 'box', group_key: 'wheel_rocket_pro' },
  ])
    await casino.console('POST', 'players/vip@liftoff.test/rewards', { reward, reason: 'A journey' });
  await page.reload({ waitUntil: 'domcontentloaded' });
  const names = namesOn(page);
  await expect(names).toHaveText([/^Points shop [\d,]+ points$/, 'Prize wheel 1 spin']);
  await expectAccessible(page);
  await awake(page);
  await names.first().focus();
  await expect(names.first().getByText('Points shop')).toBeInViewport({ ratio: 1 });
  await names.first().press('Enter');
  await expect(page).toHaveURL('/rocket-mart');
  await expect(names).toHaveText(['Prize wheel 1 spin', /^Expedition \d+ of \d+ days$/]);
  await names.first().click();
  await expect(page).toHaveURL('/rocket-wheel');
  await expect(names).toHaveText([/^Points shop /, /^Expedition /]);
  await names.last().click();
  await expect(page).toHaveURL('/rocket-adventure');
  await expect(names).toHaveText([/^Points shop /, /^Prize wheel /]);

  // An open page of the other player would reload itself.
  await page.goto('about:blank');
  const email = await newKnownPlayer(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(names).toHaveText([/^Quests /]);
  await awake(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // A tap beside the only bookmark reaches the page.
  const takesTap = (bar: Element) => {
    const { left, top, height } = bar.getBoundingClientRect();
    return bar.contains(document.elementFromPoint(left + 4, top + height / 2));
  };
  expect(await bookmarksOn(page).evaluate(takesTap)).toBe(false);
  await names.first().click();
  await expect(page).toHaveURL('/quests');
  await expect(page.getByRole('heading', { level: 1, name: 'Quests' })).toBeVisible();
  await expect(bookmarksOn(page)).toHaveCount(0);
  await page.goto('/fairness', { waitUntil: 'domcontentloaded' });
  await expect(names).toHaveText([/^Quests /]);
  await repeat(
    () => casino.console('POST', `players/${email}`, { blocked: 'cooling_off' }),
    () => expect(bookmarksOn(page)).toHaveCount(0, { timeout: 2_000 }),
  );
});

test('the banners, the bookmarks, the prizes of the wheel and the VIP club follow the groups that staff give to a player [PRT-008]', async ({
  page,
  casino,
}) => {
  test.slow();
  const email = await newKnownPlayer(page);
  const join = (...groups: string[]) => casino.console('POST', `players/${email}`, { groups });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const banner = page.getByRole('heading', { name: 'For wheel players' });
  await expect(namesOn(page)).toHaveText([/^Quests /]);
  await expect(banner).toHaveCount(0);
  await repeat(
    () => join('1308'),
    () => expect(banner).toBeVisible({ timeout: 2_000 }),
  );
  await expect(namesOn(page)).toHaveText(['Prize wheel Prizes and chances', /^Quests /]);

  await page.goto('/rocket-wheel', { waitUntil: 'domcontentloaded' });
  const unwinnable = page.getByRole('listitem').filter({ hasText: 'cannot be won here' });
  await expect(page.getByRole('heading', { name: 'No spins right now' })).toBeVisible();
  await expect(unwinnable).toHaveCount(0);
  await repeat(
    () => join(),
    () => expect(unwinnable).toHaveCount(4, { timeout: 2_000 }),
  );

  await page.goto('/rocket-vipclub', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: /^You are Regular/ })).toBeVisible();
  await repeat(
    () => join('255'),
    () => expect(page.getByRole('heading', { level: 1, name: /^Platinum until / })).toBeVisible({ timeout: 2_000 }),
  );
  const card = page.getByRole('region', { name: 'Your status' });
  await expect(card.getByText('Platinum', { exact: true })).toBeVisible();
});

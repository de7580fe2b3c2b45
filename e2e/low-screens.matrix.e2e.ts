import type { Frame, Page } from '@playwright/test';
import { gamesOf, type ListedGame } from './catalogue.ts';
import { fontsReady } from './fonts.ts';
import { addressOf, frameOf, openSlot } from './game.ts';
import type { Casino } from './casino.ts';
import { expect, signIn, test } from './journey.ts';
import { layoutFaults, noFaults } from './screen-layout.ts';

/** Phones in landscape, and a page of 1440 x 900 at 200 % zoom. */
const lowSizes = [
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 667, height: 375 },
  { width: 720, height: 450 },
];
const narrow = { width: 320, height: 568 };

const frameApart = [
  '.reels',
  '.multiplier',
  '.betting-table',
  '.table-head',
  '.slot__message',
  '.free-counter',
  '.past',
  '.game-bar',
  '.round-button',
  '.stake',
  '.auto-collect',
];
const frameFigures = [
  '.step__value',
  '.figure dd',
  '.roulette-result__corner > span:not(.visually-hidden)',
  '.roulette-bar__play',
  '.crash-bar__play',
];
const pageApart = ['.game__frame', '.play-strip', '.header'];
const pageFigures = ['.play-strip dd', 'summary.balance'];

async function windowOf(page: Page): Promise<Frame> {
  await expect(page.locator('iframe.is-drawn')).toBeVisible();
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the game has no frame');
  return frame;
}

async function expectWhole(page: Page, frame: Frame) {
  await fontsReady(page);
  await expect
    .poll(() => layoutFaults(frame, { within: 'body', apart: frameApart, figures: frameFigures }))
    .toEqual(noFaults);
  await expect
    .poll(() => layoutFaults(page, { within: '.header, .game__play', apart: pageApart, figures: pageFigures }))
    .toEqual(noFaults);
}

async function roulette(casino: Casino, live: boolean): Promise<ListedGame> {
  const all = await gamesOf(casino.site, { title: 'roulette' });
  const found = all.find(game => game.categories.includes('live') === live && !game.categories.includes('prerelease'));
  if (!found) throw new Error('no such roulette can be played');
  return found;
}

const kinds: Record<string, (casino: Casino) => Promise<ListedGame> | ListedGame> = {
  slot: casino => openSlot(casino.site),
  crash: () => ({ provider: 'turbogames', slug: 'rocket-x' }) as ListedGame,
  'private roulette': casino => roulette(casino, false),
  'live roulette': casino => roulette(casino, true),
};

for (const [kind, find] of Object.entries(kinds)) {
  test(`${kind} has a special layout on low screens: everything is visible, nothing overlaps, and controls are large enough for a finger`, async ({
    page,
    casino,
  }) => {
    await signIn(page, 'tester@liftoff.test');
    const [first] = lowSizes;
    if (first) await page.setViewportSize(first);
    await page.goto(addressOf(await find(casino), 'real'), { waitUntil: 'domcontentloaded' });
    const frame = await windowOf(page);
    for (const size of lowSizes) {
      await page.setViewportSize(size);
      await expect(frame.locator('.game-frame.is-low')).toBeVisible();
      await expectWhole(page, frame);
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1)).toBe(true);
      const play = page.getByRole('region', { name: 'Your session' });
      await expect(play.getByText('Real balance')).toBeVisible();
      await expect(play.locator('.play-strip__game dd').first()).toHaveText(/^€[\d,.]+$/);
      const menu = page.getByRole('dialog', { name: 'Game menu' });
      await play.getByRole('button', { name: 'Game menu' }).click();
      for (const name of ['Sound on', 'Full screen', 'Favourite', 'Rounds', 'Game info', 'Fairness'])
        await expect(menu.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      await menu.getByRole('button', { name: 'Game info' }).click();
      await expect(frame.getByRole('dialog', { name: 'Game info' })).toBeVisible();
      await frame.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    }
  });
}

test('on a low screen, a guest at a game without a demo finds the way back to the lobby', async ({ page, casino }) => {
  const [size] = lowSizes;
  if (size) await page.setViewportSize(size);
  await page.goto(addressOf(await roulette(casino, true)), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'No demo for this game' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Game menu' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL('/');
});

test("a slot's reels fill the height of a low screen", async ({ page, casino }) => {
  const [size] = lowSizes;
  if (size) await page.setViewportSize(size);
  await page.goto(addressOf(await openSlot(casino.site), 'demo'), { waitUntil: 'domcontentloaded' });
  const frame = await windowOf(page);
  await expect(frame.locator('.game-frame.is-low')).toBeVisible();
  const height = (await frame.locator('.reels').boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(390 * 0.72);
});

test('on a low screen, the turning wheel covers the closed betting table and nothing else', async ({
  page,
  casino,
}) => {
  const [, , size] = lowSizes;
  if (size) await page.setViewportSize(size);
  const game = await roulette(casino, false);
  await page.goto(addressOf(game, 'demo'), { waitUntil: 'domcontentloaded' });
  const frame = await windowOf(page);
  await expect(frame.locator('.game-frame.is-low')).toBeVisible();
  await frame.locator('[data-spot="red"]').click();
  await frame.locator('.roulette-bar__play').click();
  await expect(frame.locator('.spinning-wheel .wheel')).toBeVisible();
  const faults = await layoutFaults(frame, {
    within: 'body',
    apart: ['.spinning-wheel .wheel', '.table-head', '.game-bar'],
    figures: frameFigures,
  });
  expect(faults.overlaps).toEqual([]);
  expect(faults.outside).toEqual([]);
  await expect(frame.locator('.spinning-wheel')).toHaveCount(0);
});

test('on a phone held upright, sound, full screen, mode and favourite are in the game menu', async ({
  page,
  casino,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'tester@liftoff.test');
  const game = await openSlot(casino.site);
  await page.goto(addressOf(game, 'real'), { waitUntil: 'domcontentloaded' });
  const frame = await windowOf(page);
  await expectWhole(page, frame);
  await page.getByRole('banner').getByRole('button', { name: 'Game menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Game menu' });
  await expect(menu.getByRole('button', { name: 'Full screen' })).toBeVisible();
  const sound = menu.getByRole('button', { name: 'Sound on' });
  await sound.click();
  await expect(menu.getByRole('button', { name: 'Sound off' })).toHaveAttribute('aria-pressed', 'false');
  await menu.getByRole('button', { name: 'Sound off' }).click();
  await menu.getByRole('link', { name: 'Demo' }).click();
  await expect(page).toHaveURL(addressOf(game, 'demo'));
});

test('at 320 px no part of a game is cut off: balance, stake, button and access to the sheets', async ({
  page,
  casino,
}) => {
  await page.setViewportSize(narrow);
  for (const find of Object.values(kinds)) {
    const game = await find(casino);
    // A shared table can only be played for real money.
    const live = game.categories?.includes('live') ?? false;
    if (live) await signIn(page, 'tester@liftoff.test');
    await page.goto(addressOf(game, live ? 'real' : 'demo'), { waitUntil: 'domcontentloaded' });
    await expectWhole(page, await windowOf(page));
    await frameOf(page).getByRole('button', { name: 'Rounds, info and fairness' }).click();
    await frameOf(page).getByRole('button', { name: 'Fairness', exact: true }).click();
    await expect(frameOf(page).getByRole('dialog', { name: 'Fairness' })).toBeInViewport({ ratio: 1 });
  }
});

for (const [locale, width, height] of [
  ['de', 667, 375],
  ['fr-CA', 667, 375],
  ['de', 320, 568],
] as const)
  test(`a roulette table shows all its labels in full in ${locale} at ${width} x ${height}, also in the light theme`, async ({
    page,
    context,
    casino,
  }) => {
    await context.addCookies([{ name: 'theme', value: 'light', url: casino.site }]);
    await page.setViewportSize({ width, height });
    const game = await roulette(casino, false);
    await page.goto(`/${locale}${addressOf(game, 'demo')}`, { waitUntil: 'domcontentloaded' });
    const frame = await (await page.locator('iframe.is-drawn').elementHandle())?.contentFrame();
    if (!frame) throw new Error('the game has no frame');
    await frame.locator('[data-spot="red"]').click();
    const faults = await layoutFaults(frame, { within: 'body', apart: frameApart, figures: frameFigures });
    expect(faults).toEqual(noFaults);
    // No text sticks out of the table's header, and no betting cell is lower than the line of its number.
    const out = await frame.evaluate(() => {
      const head = document.querySelector('.table-head')?.getBoundingClientRect();
      if (!head) return ['no head'];
      return [...document.querySelectorAll('.table-head .heading-2, .table-head .small, .roulette-result__none')]
        .filter(words => {
          const { top, bottom } = words.getBoundingClientRect();
          return top < head.top - 1 || bottom > head.bottom + 1;
        })
        .map(words => words.className);
    });
    expect(out).toEqual([]);
    const cell = await frame.locator('[data-spot="straight:17"]').boundingBox();
    expect(cell?.height).toBeGreaterThanOrEqual(28);
    const names = page.locator('.play-strip__game dt:visible');
    for (const name of await names.all())
      expect(await name.evaluate(words => words.scrollWidth <= words.clientWidth)).toBe(true);
    const { color } = await page
      .locator('.play-strip__demo')
      .evaluate(words => ({ color: getComputedStyle(words).color }));
    if (height < 500) expect(color).toBe('rgb(184, 189, 204)');
  });

test('a refused sign-in is visible on a low screen, and the sign-in page explains the link in the email', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/sign-in?unlock_token=unknown');
  await expect(page.getByText('The link we e-mailed you lets you sign in right away')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody-here@liftoff.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong password 1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import {
  addressOf,
  balanceOnPlatform,
  expectBalance,
  frameOf,
  openSlot,
  rested,
  roundFrom,
  spinButton,
  spinWhileAway,
} from './game.ts';
import { test as base, awake, expect, signIn } from './journey.ts';
import { writeNextBuild } from './next-build.ts';
import { casinosFolder } from './seeded-casino.ts';
import { reshapedAnswer } from './site/reshaped.ts';
import { workerCasino } from './worker-casino.ts';

// A deploy is not undone, so no other journey uses this casino.
const test = base.extend({ casino: workerCasino() });

/** Collects the names of the build's scripts that a page has loaded. */
function scriptsOf(page: Page): () => string[] {
  const asked = new Set<string>();
  page.on('response', answer => {
    const name = /\/assets\/([\w.-]+\.js)$/.exec(new URL(answer.url()).pathname)?.[1];
    if (name !== undefined && answer.ok()) asked.add(name);
  });
  return () => [...asked];
}

/** Counts the documents that a page has loaded. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

interface Round {
  readonly id: string;
  readonly state: string;
  readonly stake_cents: number | string;
  readonly win_cents: number | string;
}

const roundsOf = async (page: Page, identifier: string): Promise<Round[]> =>
  (await (await page.request.get(`/api/games/${identifier}/rounds?limit=50`)).json()) as Round[];
const idsOf = (rounds: readonly Round[]): string[] => rounds.map(({ id }) => id).toSorted();
const after = (before: bigint, rounds: readonly Round[]): bigint =>
  rounds.reduce((sum, round) => sum - BigInt(round.stake_cents) + BigInt(round.win_cents), before);

/**
 * From now on, adds fields that the previous build does not know to every API answer. Returns a counter of changed
 * answers.
 */
async function answerMore(context: BrowserContext): Promise<() => number> {
  let changed = 0;
  await context.route(/\/(?:frame\/)?api\//, async route => {
    const answer = await route.fetch();
    const isJson = answer.headers()['content-type']?.includes('json') === true;
    if (!answer.ok() || !isJson) return route.fulfill({ response: answer });
    const given: unknown = await answer.json();
    const { pathname } = new URL(route.request().url());
    const more = reshapedAnswer(route.request().method(), pathname, given, 'more');
    if (more !== undefined) changed += 1;
    return route.fulfill({ response: answer, json: more ?? given });
  });
  return () => changed;
}

test('a deployment does not disturb open pages and games: a bet and a flight in progress complete, unknown response fields are ignored, and no page goes blank or reloads [B21]', async ({
  page,
  context,
  browser,
  casino,
  watched,
}, info) => {
  test.slow();
  watched.allow(/WebSocket connection/);
  const next = join(casinosFolder, `next-build-${info.workerIndex}`);
  writeNextBuild(next);
  const game = await openSlot(casino.site);
  await signIn(page, 'vip@liftoff.test');
  const before = await balanceOnPlatform(page);
  const [frameScripts, frameLoads] = [scriptsOf(page), loadsOf(page)];
  const lobby = await context.newPage();
  const [lobbyScripts, lobbyLoads] = [scriptsOf(lobby), loadsOf(lobby)];
  await lobby.goto('/', { waitUntil: 'domcontentloaded' });
  await awake(lobby);
  await page.bringToFront();
  await page.goto(addressOf(game), { waitUntil: 'domcontentloaded' });
  await rested(page);
  const rounds: Round[] = [await roundFrom(page, () => spinButton(page).click())];
  await rested(page);
  const other = await browser.newPage({ baseURL: casino.site });
  await signIn(other, 'demo@liftoff.test');
  const otherBefore = await balanceOnPlatform(other);
  const otherLoads = loadsOf(other);
  await other.goto('/play/turbogames/rocket-x', { waitUntil: 'domcontentloaded' });
  const start = frameOf(other).getByRole('button', { name: /^Start for/ });
  await expect(start).toHaveAttribute('aria-disabled', 'false');
  const earlier = [...frameScripts(), ...lobbyScripts()];

  const flight: Round = await roundFrom(other, () => start.click());
  const deployed = casino.deploy(next);
  rounds.push(await spinWhileAway(page));
  await deployed;
  const html = await (await page.request.get('/')).text();
  const servedNow = [...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name);
  expect(servedNow.length).toBeGreaterThan(10);
  expect(servedNow.filter(name => earlier.includes(name ?? ''))).toEqual([]);

  // The flight ends as it was drawn, and its page shows how it ended.
  await expect(start).toHaveAttribute('aria-disabled', 'false', { timeout: 90_000 });
  const flown = await roundsOf(other, 'rocket-x');
  expect(flown.map(({ id, state }) => ({ id, state }))).toEqual([{ id: flight.id, state: 'settled' }]);
  expect(await balanceOnPlatform(other)).toBe(after(otherBefore, flown));
  await expectBalance(other, after(otherBefore, flown));
  expect(otherLoads()).toBe(1);
  await other.context().close();

  // The slot still plays, and a part of its frame that is loaded only now comes from the previous build.
  const changed = await answerMore(context);
  await rested(page);
  rounds.push(await roundFrom(page, () => spinButton(page).click()));
  await rested(page);
  expect(changed()).toBeGreaterThan(0);
  const frameParts = frameScripts().length;
  await frameOf(page).getByRole('button', { name: 'Rounds' }).click();
  await expect(frameOf(page).getByRole('dialog', { name: 'Rounds' }).getByRole('row')).toHaveCount(1 + rounds.length);
  expect(frameScripts().length).toBeGreaterThan(frameParts);
  expect(frameLoads()).toBe(1);
  const spun = after(before, rounds);
  expect(await balanceOnPlatform(page)).toBe(spun);
  await expectBalance(page, spun);
  expect(idsOf(await roundsOf(page, game.identifier))).toEqual(idsOf(rounds));

  // The lobby still works too: first a part of the loaded page, then other pages.
  await lobby.bringToFront();
  await expectBalance(lobby, spun);
  await lobby.getByRole('banner').getByRole('link', { name: 'Search games' }).click();
  await expect(lobby.getByRole('dialog', { name: 'Search games' })).toBeVisible();
  await lobby.keyboard.press('Escape');
  expect(lobbyLoads()).toBe(1);
  const parts = lobbyScripts();
  for (const name of ['News', 'Studios', 'Payment methods']) {
    await lobby.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(lobby.getByRole('heading', { name, exact: true })).toBeVisible();
    await expectBalance(lobby, spun);
  }
  const later = lobbyScripts().filter(name => !parts.includes(name));
  expect(later.length).toBeGreaterThan(5);
  expect(later.filter(name => servedNow.includes(name))).toEqual([]);
  expect(lobbyLoads()).toBe(1);
  rmSync(next, { recursive: true, force: true });
});

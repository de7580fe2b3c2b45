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

// What is deployed stays: no other journey is walked in this casino.
const test = base.extend({ casino: workerCasino() });

/** The names of a build's scripts that a page has asked for. */
function scriptsOf(page: Page): () => string[] {
  const asked = new Set<string>();
  page.on('response', answer => {
    const name = /\/assets\/([\w.-]+\.js)$/.exec(new URL(answer.url()).pathname)?.[1];
    if (name !== undefined && answer.ok()) asked.add(name);
  });
  return () => [...asked];
}

/** Counts how often a page has been loaded. */
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

/** From now on each answer of a call has fields that the build before has not heard of; how many had. */
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

test('pages and games that are open when another build comes go on with it: the bet in flight and the open flight complete, answers may have fields they do not know, and neither is white or loaded anew [B21]', async ({
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

  // The flight goes on as it was drawn, and its page learns how it ended.
  await expect(start).toHaveAttribute('aria-disabled', 'false', { timeout: 90_000 });
  const flown = await roundsOf(other, 'rocket-x');
  expect(flown.map(({ id, state }) => ({ id, state }))).toEqual([{ id: flight.id, state: 'settled' }]);
  expect(await balanceOnPlatform(other)).toBe(after(otherBefore, flown));
  await expectBalance(other, after(otherBefore, flown));
  expect(otherLoads()).toBe(1);
  await other.context().close();

  // The slot plays on, and a part of its frame that nobody has asked for yet is one of the build before.
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

  // So does the lobby: first a part of the page that is there, then other pages.
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

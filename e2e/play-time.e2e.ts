import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import type { Casino } from './casino.ts';
import { putClock } from './casino-clock.ts';
import { addressOf, openSlot, roundFrom, spinButton } from './game.ts';
import { awake, expect, signIn, test } from './journey.ts';
import { newPlayer } from './new-player.ts';
import { freshPassword } from './player-secrets.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Creates a signed-in player with €100, and returns the e-mail address. */
async function playerWithMoney(page: Page, casino: Casino): Promise<string> {
  const email = await newPlayer(page);
  await casino.console('POST', `players/${email}`, { balance: { currency: 'EUR', amount_cents: 10_000 } });
  return email;
}

/** Opens a slot for real money without a page, and returns a function that places a bet. */
async function openFrame(request: APIRequestContext, casino: Casino, slot: string) {
  const launch = await request.post(`/api/games/${slot}/launch`, { headers: sameOrigin, data: { mode: 'real' } });
  const url = new URL(((await launch.json()) as { launch_url: string }).launch_url);
  const post = (path: string, data: object, headers = {}) =>
    request.post(`${url.origin}${path}`, { data, headers: { ...sameOrigin, ...headers } });
  const started = await post('/frame/api/start', { launch_token: url.searchParams.get('token') });
  const { frame_token: token, start } = (await started.json()) as {
    frame_token: string;
    start: { default_stake_cents: number };
  };
  const input = { engine: 'slot', stake_cents: start.default_stake_cents };
  return async () => {
    const body = { id: crypto.randomUUID(), input };
    const answer = await post('/frame/api/bet', body, { authorization: `Bearer ${token}` });
    return { status: answer.status(), body: (await answer.json()) as { stake_cents: number; win_cents: number } };
  };
}

const euros = (cents: number) => `€${(Math.abs(cents) / 100).toFixed(2)}`;
const signed = (cents: number) => `${cents > 0 ? '+' : ''}${cents < 0 ? '\u2212' : ''}${euros(cents)}`;

test('a reality check blocks the game until the player responds, and shows the amounts staked and won [C17] [C43] [D9]', async ({
  page,
  casino,
}) => {
  const slot = await openSlot(casino.site);
  await playerWithMoney(page, casino);
  await page.request.put('/api/player/reality_check', { headers: sameOrigin, data: { interval_min: 15 } });
  const bet = await openFrame(page.request, casino, slot.identifier);
  const { status, body: round } = await bet();
  expect(status).toBe(200);
  await putClock(casino, Date.now() + 16 * 60_000);
  expect(await bet()).toMatchObject({ status: 403, body: { refusal: 'reality_check' } });

  await page.goto(addressOf(slot, 'real'), { waitUntil: 'domcontentloaded' });
  const check = page.getByRole('dialog', { name: /You’ve been playing for 16 minutes/ });
  await expect(check.getByText('You asked for a reminder every 15 minutes')).toBeVisible();
  const said = (name: string) => check.locator('dl div').filter({ hasText: name }).getByRole('definition');
  await expect(said('Staked')).toHaveText(euros(round.stake_cents));
  await expect(said('Paid out')).toHaveText(euros(round.win_cents));
  await expect(said('Net')).toHaveText(signed(round.win_cents - round.stake_cents));
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await expectAccessible(page);
  await check.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(check).toHaveCount(0);
  expect((await roundFrom(page, () => spinButton(page).click())).state).toBe('settled');
  await putClock(casino, null);
});

test(
  'one key press pauses play for 24 hours on every device, at every screen size [C16] [C43]',
  { tag: '@all' },
  async ({ page, browser, casino }) => {
    const slot = await openSlot(casino.site);
    const email = await playerWithMoney(page, casino);
    const elsewhere = await browser.newPage({ baseURL: casino.site });
    await signIn(elsewhere, email, freshPassword);
    await page.goto(addressOf(slot, 'real'), { waitUntil: 'domcontentloaded' });
    await expect(spinButton(page)).toBeVisible();
    await awake(page);
    const strip = page.getByRole('region', { name: 'Your session' });
    for (const [width, height] of [
      [1440, 900],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(strip.getByRole('button', { name: /24 h/ })).toBeInViewport({ ratio: 1 });
    }
    await strip.getByRole('button', { name: /24 h/ }).press('Enter');
    const begun = page.getByRole('dialog', { name: 'Your pause has begun' });
    await expect(begun).toContainText(/until .+ you can’t end the pause early/);
    await expectAccessible(page);
    // No control of the page can undo the pause.
    await page.keyboard.press('Escape');
    await expect(begun).toBeVisible();
    expect(await (await elsewhere.request.get('/api/player')).json()).toEqual({});
    await page.getByRole('button', { name: 'Go to the lobby' }).press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await signIn(elsewhere, email, freshPassword);
    const launch = await elsewhere.request.post(`/api/games/${slot.identifier}/launch`, {
      headers: sameOrigin,
      data: { mode: 'real' },
    });
    expect(await launch.json()).toMatchObject({ refusal: 'cooling_off' });
    await elsewhere.close();
  },
);

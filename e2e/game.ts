import { expect, type FrameLocator, type Page, type Response } from '@playwright/test';
import { gamesOf, type ListedGame } from './catalogue.ts';

/** The game's frame on its page. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title$=", game"]');

/** The spin button of a slot. */
export const spinButton = (page: Page) => frameOf(page).getByRole('button', { name: /^Spin for/ });

/**
 * Waits until the next spin can be bought. A spin can win free rounds, during which the button is disabled, or a big
 * win, whose message this function closes.
 */
export async function rested(page: Page): Promise<void> {
  const readOn = frameOf(page).getByRole('button', { name: 'Continue', exact: true });
  const state = async () => {
    if (await readOn.isVisible()) await readOn.click();
    // During free rounds the button shows their count, and while the message of a big win is open there is no button.
    return spinButton(page).evaluateAll(([button]) => button?.getAttribute('aria-disabled') ?? 'no round to buy');
  };
  await expect.poll(state, { timeout: 90_000 }).toBe('false');
}

/**
 * Message of a finished flight. One flight in five hundred reaches the maximum win and is collected automatically.
 */
export const flightEnded = /^(?:The flight has ended|Collected)/;

/** The amount with this label in the bar under a game. */
export const figure = (page: Page, label: string) =>
  frameOf(page).locator('dl').filter({ hasText: label }).getByRole('definition');

/** Finds a released slot with a demo. Throws if the first page of slots has none. */
export async function openSlot(site: string): Promise<ListedGame> {
  const found = (await gamesOf(site, { categories: ['slots'] })).find(
    game => game.has_demo_mode && !game.categories.includes('prerelease'),
  );
  if (!found) throw new Error('no slot of the first page can be played');
  return found;
}

export const addressOf = (game: ListedGame, mode?: 'real' | 'demo'): string =>
  `/play/${game.provider}/${game.slug}${mode ? `?mode=${mode}` : ''}`;

interface PlacedRound {
  id: string;
  state: 'open' | 'settled' | 'rolled_back';
  stake_cents: number | string;
  win_cents: number | string;
}

/** Returns the round that a click on the bet button opens, as the platform acknowledged it. */
export async function roundFrom(page: Page, press: () => Promise<void>, timeout = 45_000): Promise<PlacedRound> {
  const isBet = (answer: Response) => answer.url().endsWith('/frame/api/bet') && answer.ok();
  const [answer] = await Promise.all([page.waitForResponse(isBet, { timeout }), press()]);
  return (await answer.json()) as PlacedRound;
}

/**
 * Spins while the platform is down. The frame keeps the bet and resends it until it is answered. If the frame's
 * automatic retries run out first, the frame asks for a click, which resends the same bet. A response removes that
 * message before the button is enabled again, so this function never buys a second round.
 */
export async function spinWhileAway(page: Page): Promise<PlacedRound> {
  const unanswered = frameOf(page).getByText(/^We haven’t confirmed your bet yet/);
  let isAnswered = false;
  const spinning = roundFrom(page, () => spinButton(page).click(), 120_000).finally(() => (isAnswered = true));
  const answeredAtLast = async () => {
    const [state] = await spinButton(page).evaluateAll(buttons =>
      buttons.map(one => one.getAttribute('aria-disabled')),
    );
    if (state === 'false' && (await unanswered.isVisible())) await spinButton(page).click();
    return isAnswered;
  };
  await expect.poll(answeredAtLast, { timeout: 120_000 }).toBe(true);
  return spinning;
}

/** The active account's real and bonus money according to the platform, in minor units. */
export async function balanceOnPlatform(page: Page): Promise<bigint> {
  const answer = await page.request.get('/api/player/accounts?compatibility=false');
  const accounts = (await answer.json()) as {
    active: boolean;
    amount_cents: number | string;
    bonus_cents: number | string;
  }[];
  const account = accounts.find(({ active }) => active);
  if (!account) throw new Error('the player has no active account');
  return BigInt(account.amount_cents) + BigInt(account.bonus_cents);
}

/** The minor units in a string such as "€1,234.56", which must include the cents. */
export const minorIn = (words: string): bigint => BigInt(words.replaceAll(/\D/g, '') || '0');

/** Expects the header to show this amount, given in minor units. */
export async function expectBalance(page: Page, amount: bigint, timeout = 5_000): Promise<void> {
  const shown = async () => minorIn((await page.locator('header summary.balance').textContent()) ?? '');
  await expect.poll(shown, { timeout }).toBe(amount);
}

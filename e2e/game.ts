import { expect, type FrameLocator, type Page, type Response } from '@playwright/test';
import { gamesOf, type ListedGame } from './catalogue.ts';

/** The window of the game on its page. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title$=", game"]');

/** The round button of a slot. */
export const spinButton = (page: Page) => frameOf(page).getByRole('button', { name: /^Spin for/ });

/**
 * Waits until the next spin can be bought: any spin may bring free rounds, which are played one after the other before
 * its button rests no more, and a win of many times its stake, which is read first.
 */
export async function rested(page: Page): Promise<void> {
  const readOn = frameOf(page).getByRole('button', { name: 'Continue', exact: true });
  const state = async () => {
    if (await readOn.isVisible()) await readOn.click();
    // While free rounds are played the button counts them, and behind a win that is read first there is none.
    return spinButton(page).evaluateAll(([button]) => button?.getAttribute('aria-disabled') ?? 'no round to buy');
  };
  await expect.poll(state, { timeout: 90_000 }).toBe('false');
}

/** What a flight says that is over: one in five hundred reaches the most it can be worth, and is collected by itself. */
export const flightEnded = /^(?:The flight has ended|Collected)/;

/** One figure of the bar under a game: its label and the amount. */
export const figure = (page: Page, label: string) =>
  frameOf(page).locator('dl').filter({ hasText: label }).getByRole('definition');

/** A slot that can be played, for real and in demo. */
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

/** The round that a press of the button opened: the platform has acknowledged it. */
export async function roundFrom(page: Page, press: () => Promise<void>, timeout = 45_000): Promise<PlacedRound> {
  const isBet = (answer: Response) => answer.url().endsWith('/frame/api/bet') && answer.ok();
  const [answer] = await Promise.all([page.waitForResponse(isBet, { timeout }), press()]);
  return (await answer.json()) as PlacedRound;
}

/**
 * A spin that meets a platform which is away: the frame keeps the bet and sends it until it is answered. Where the platform
 * is away for longer than the frame tries by itself, it asks for a press, which sends the bet that was kept. An answer takes
 * the words away before the button rests, so that no press buys another round.
 */
export async function spinWhileAway(page: Page): Promise<PlacedRound> {
  const unanswered = frameOf(page).getByText(/^Your bet has not been answered yet/);
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

/** Real and bonus money of the active account, in minor units, as the platform has it. */
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

/** Minor units of a text such as "€1,234.56"; both parts are always written. */
export const minorIn = (words: string): bigint => BigInt(words.replaceAll(/\D/g, '') || '0');

/** The header shows what the platform has. */
export async function expectBalance(page: Page, amount: bigint, timeout = 5_000): Promise<void> {
  const shown = async () => minorIn((await page.locator('header summary.balance').textContent()) ?? '');
  await expect.poll(shown, { timeout }).toBe(amount);
}

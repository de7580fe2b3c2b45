import type { Bonus } from '@liftoff/contract/bonus';
import { ToastProvider } from '@liftoff/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { useWaitingGifts } from '../../../shared/player/waiting-gifts.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { GiftsPage } from './gifts-page.tsx';

const bonus = (change: Partial<Bonus>): Bonus => ({
  id: '1',
  title: 'First stage',
  stage: 'handle_bets',
  currency: 'EUR',
  amount_cents: 5_000,
  balance_cents: 5_000,
  converted_cents: 0,
  wager: 30,
  wager_on: 'bonus',
  wagering: { total_cents: 150_000, wagered_cents: 93_000 },
  max_win_cents: null,
  max_bet_cents: 500,
  contributions: { categories: { slots: 100, tables: 10 }, providers: {}, games: {}, default: 20 },
  games: [],
  excluded_games: [],
  ends_with_withdrawal: false,
  ends_after_round: false,
  created_at: '2026-11-16T12:00:00.000Z',
  activatable_until: '2026-11-27T20:12:00.000Z',
  days_to_wager: 7,
  valid_until: '2026-11-24T01:48:00.000Z',
  ...change,
});
const issued = (change: Partial<Bonus> = {}): Bonus =>
  bonus({
    id: '2',
    title: 'Friday refuel',
    stage: 'issued',
    amount_cents: 2_500,
    balance_cents: 0,
    wager: 25,
    wagering: { total_cents: 62_500, wagered_cents: 0 },
    max_win_cents: 25_000,
    valid_until: null,
    ...change,
  });

let bonuses: Bonus[] = [];
/** Calls other than reads of the list, and the status that answers them. */
let sent: string[] = [];
let status = 200;
let isBroken = false;
let reads = 0;

beforeEach(() => {
  [sent, status, isBroken, reads] = [[], 200, false, 0];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    if (method === 'GET') {
      reads += url.includes('/api/player/bonuses') ? 1 : 0;
      return isBroken ? new Response('', { status: 500 }) : Response.json(bonuses);
    }
    if (url.includes('games_filter')) return Response.json([]);
    sent.push(`${method} ${new URL(url, 'https://site.example').pathname}`);
    const errors = { id: ['SERVER.TEXT'] };
    if (status !== 200) return Response.json({ refusal: 'not_found', errors, request_id: 'one' }, { status });
    bonuses = bonuses.map(each => ({ ...each, stage: method === 'DELETE' ? 'canceled' : 'handle_bets' }));
    return Response.json(bonuses[0]);
  });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
});

const player = playerWith({ amount_cents: 19_850, available_to_cashout_cents: 19_850, bonus_cents: 5_000 });

function Counter() {
  return <output>{useWaitingGifts()} to activate</output>;
}

function open(...listed: Bonus[]) {
  bonuses = listed;
  show(
    <QueryClientProvider client={playerQueries()}>
      <ToastProvider dismissLabel="Dismiss">
        <Counter />
        <GiftsPage player={player} />
      </ToastProvider>
    </QueryClientProvider>,
    player,
  );
}

const card = (name: string) => screen.findByRole('region', { name }, { timeout: 5_000 });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list of gifts', () => {
  it('shows the progress of an active bonus in money and in whole percent rounded down, and its wager as Nx [PX-36] [PBONUS-006] [PBONUS-009]', async () => {
    open(bonus({ wagering: { total_cents: 150_000, wagered_cents: 149_999 } }));
    const shown = await card('First stage, €50.00');
    expect(shown.textContent).toContain('€1,499.99 of €1,500 · 99%');
    expect(shown.textContent).toContain('30x bonus');
    expect(within(shown).getByRole('progressbar', { name: 'Wagered' }).getAttribute('value')).toBe('99');
  });

  it('shows all key terms of a bonus where it is first presented [C28]', async () => {
    open(issued({ excluded_games: ['moon-koi'] }));
    const { textContent } = await card('Friday refuel, €25.00');
    for (const term of ['25x bonus', '€5.00', '€250.00', '7 days', 'all but 1 game', 'EUR', 'activate by Nov 27, 2026'])
      expect(textContent).toContain(term);
  });

  it('shows both clocks of a bonus in line, and the bonus before it [PX-44]', async () => {
    open(bonus({}), issued({ stage: 'wait' }));
    const { textContent } = await card('Friday refuel, €25.00');
    expect(textContent).toContain('It starts when First stage ends.');
    expect(textContent).toMatch(/ends Nov 27, 2026\b.* if it hasn’t started/);
    expect(textContent).toContain('Time to wager7 days');
  });

  it('says what can be withdrawn now, what not yet, and why [PX-39]', async () => {
    open(bonus({}));
    const { textContent } = await card('What you can withdraw now');
    expect(textContent).toContain('€198.50');
    expect(textContent).toContain('Becomes cash after €570.00 more in stakes that count€50.00');
    expect(textContent).toContain('your own stakes count too. A round above €5.00 doesn’t count.');
  });

  it('names the part above the maximum win from the first moment [PX-37]', async () => {
    open(bonus({ balance_cents: 9_000, max_win_cents: 7_500 }));
    expect((await card('First stage, €50.00')).textContent).toContain('€15.00 of it is above the maximum of €75.00');
    expect((await card('What you can withdraw now')).textContent).toContain('Above the maximum');
  });

  it('says that a bonus ends after its open round, and offers no second cancellation [PX-17]', async () => {
    open(bonus({ ends_after_round: true }));
    const shown = await card('First stage, €50.00');
    expect(shown.textContent).toContain('This bonus ends after your open round.');
    expect(within(shown).queryByRole('button', { name: 'Cancel bonus' })).toBeNull();
  });

  it('keeps ended bonuses with their outcome in the history [CONST-054]', async () => {
    open(bonus({ stage: 'finished', converted_cents: 7_000 }), issued({ stage: 'expired' }));
    fireEvent.click(await screen.findByRole('tab', { name: /^Finished/ }, { timeout: 5_000 }));
    const text = screen.getByRole('tabpanel').textContent;
    expect(text).toContain('€70.00 became cash');
    expect(text).toContain('Its time ran out. Your own money stayed.');
  });

  it('says that there are no gifts, and that the list could not be loaded, with a retry [B13]', async () => {
    open();
    await screen.findByRole('heading', { name: 'No gifts yet' });
    cleanup();
    playerQueries().clear();
    isBroken = true;
    open();
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 12_000 });
    isBroken = false;
    bonuses = [bonus({})];
    fireEvent.click(again);
    await card('First stage, €50.00');
  }, 20_000);

  it('counts only gifts that the player can activate [SHELL-040]', async () => {
    open(bonus({}), issued(), issued({ id: '3', stage: 'wait' }));
    await screen.findByText('1 to activate');
  });
});

describe('activating a bonus', () => {
  it('shows the terms with figures for this player first, and reloads the list after the activation [C28] [PBONUS-007]', async () => {
    open(issued());
    await card('Friday refuel, €25.00');
    press('Read the terms');
    const dialog = await screen.findByRole('dialog', { name: 'Friday refuel, the terms' });
    const text = dialog.textContent;
    for (const figure of ['€25.00to start with', '25x', '€625.00to stake', '7 days from its start', '€198.50'])
      expect(text).toContain(figure);
    expect(text).toContain('Pokies100%€10 counts as €10.00');
    expect(text).toContain('All other games20%€10 counts as €2.00');
    expect(sent).toEqual([]);
    const before = reads;
    fireEvent.click(within(dialog).getByRole('button', { name: /^Activate/ }));
    await screen.findByText('Wagering');
    expect(sent).toEqual(['POST /api/player/bonuses/2/activation']);
    expect(reads).toBeGreaterThan(before);
  });

  it.each([
    [{}, 'At a return of 96%, staking €625.00 costs about €25.00 on average.'],
    [{ amount_cents: 2_499 }, 'costs about €25.00 on average, which is more than the bonus.'],
  ])('names what the wagering costs on average before the choice: %o', async (change, text) => {
    open(issued(change));
    fireEvent.click(await screen.findByRole('button', { name: 'Read the terms' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(text);
  });

  it('says in a text of the site that a bonus is gone, and reloads the list after the refusal as well [PBONUS-007] [PERR-016]', async () => {
    open(issued());
    await card('Friday refuel, €25.00');
    press('Read the terms');
    status = 404;
    const before = reads;
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Activate/ }));
    await screen.findAllByText('This bonus is no longer available. Nothing was changed.');
    expect(document.body.textContent).not.toContain('SERVER.TEXT');
    await waitFor(() => expect(reads).toBeGreaterThan(before));
  });
});

describe('cancelling a bonus', () => {
  it('names in figures what is lost and what stays, highlights no choice, and reloads the list [PX-47] [PBONUS-007]', async () => {
    open(bonus({ balance_cents: 6_200 }));
    await card('First stage, €50.00');
    press('Cancel bonus');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel First stage?' });
    const text = dialog.textContent;
    for (const figure of ['Bonus€50.00', 'Won with the bonus€12.00', '€930 of €1,500', 'Your money€198.50'])
      expect(text).toContain(figure);
    const choices = [/^Keep the bonus/, /^Cancel the bonus/].map(name =>
      within(dialog).getAllByRole('button', { name }).at(-1),
    );
    expect(choices.map(button => button?.className)).toEqual([choices[0]?.className, choices[0]?.className]);
    fireEvent.click(within(dialog).getByRole('button', { name: /^Cancel the bonus/ }));
    await screen.findByRole('heading', { name: 'No gifts yet' });
    expect(sent).toEqual(['DELETE /api/player/bonuses/1']);
  });
});

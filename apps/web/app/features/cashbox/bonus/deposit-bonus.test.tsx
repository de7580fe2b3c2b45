import type { User } from '@liftoff/contract/account/account';
import type { BonusOffer } from '@liftoff/contract/bonus';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { PlayerSeedProvider } from '../../../shared/player/player.ts';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { depositProps } from '../../../testing/deposit-props.ts';
import { methodWith } from '../../../testing/method-with.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { DepositOrderForm } from '../deposit/deposit-order-form.tsx';

const welcome: BonusOffer = {
  id: 'welcome',
  kind: 'deposit',
  title: 'Welcome bonus',
  description: 'Doubles your first deposit.',
  code: null,
  percent: 100,
  min_deposit_cents: 1_000,
  max_bonus_cents: 10_000,
  amount_cents: null,
  deposit_number: 1,
  freespins_count: null,
  freespins: null,
  wager: 10,
  wager_on: 'bonus',
  max_bet_cents: 500,
  max_win_cents: null,
  excluded_games: [],
  days_to_activate: 7,
  days_to_use: 14,
  ends_at: null,
  currency: 'EUR',
};
const reload: BonusOffer = { ...welcome, id: 'reload', title: 'Reload', code: 'RELOAD25', percent: 25 };

const onDeposit = vi.fn<(method: string, amount: bigint, bonusOffer: string | null | undefined) => Promise<void>>(() =>
  Promise.resolve(),
);
const scrolledIntoView = vi.fn<() => void>();
let offers: BonusOffer[];
let code: string | null;
/** Writes, as method and path with the code that was sent. */
let sent: string[];

beforeEach(() => {
  [offers, code, sent] = [[welcome], null, []];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  Element.prototype.scrollIntoView = scrolledIntoView;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, 'https://site.example');
    const method = init?.method ?? 'GET';
    if (pathname === '/api/bonuses/deposit') return Response.json(offers);
    if (method === 'GET') return Response.json({});
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { deposit_bonus_code?: string };
    if (!pathname.endsWith('_code')) return Response.json({});
    sent.push(`${method} ${pathname} ${body.deposit_bonus_code ?? ''}`.trim());
    if (body.deposit_bonus_code === 'WRONG')
      return Response.json(
        { refusal: 'invalid', request_id: 'one', errors: { deposit_bonus_code: ['SERVER.TEXT'] } },
        { status: 422 },
      );
    code = body.deposit_bonus_code ?? null;
    offers = code === null ? [welcome] : [welcome, reload];
    return code === null ? new Response(null, { status: 204 }) : Response.json(body);
  });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
  onDeposit.mockClear();
  scrolledIntoView.mockClear();
});

const player = playerWith({}, { can_issue_bonuses: true, deposit_bonus_code: null });

/** The player as the platform would return it after a reload of the profile. */
function LivePlayer({ children, user }: { children: ReactNode; user: User }) {
  const { data } = useQuery({
    queryKey: queryKeys.profile(user.id),
    queryFn: () => ({ ...user, deposit_bonus_code: code }),
    initialData: user,
  });
  return <PlayerSeedProvider value={{ ...player, user: data }}>{children}</PlayerSeedProvider>;
}

function open({ withBonus = false, user = {} }: { withBonus?: boolean; user?: Partial<User> } = {}) {
  const method = methodWith({ id: 'card', deposit: { min_cents: 500, max_cents: null, step_cents: 1 }, minDep: 500 });
  show(
    <QueryClientProvider client={playerQueries()}>
      <LivePlayer user={{ ...player.user, ...user }}>
        <DepositOrderForm methods={[method]} {...depositProps(player)} withBonus={withBonus} onDeposit={onDeposit} />
      </LivePlayer>
    </QueryClientProvider>,
  );
}
const type = (amount: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: amount } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const enterCode = (value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /Promo code/ }), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: /^Check/ }));
};

describe('the bonus choice of a deposit', () => {
  it('shows the key terms of every offer with figures for the typed amount, and chooses none [C28]', async () => {
    open();
    type('50');
    const offer = await radio(/^Welcome bonus, 100%/);
    const row = offer.closest('label')?.textContent ?? '';
    expect(row).toContain('Wager: 10x bonus');
    expect(row).toContain('Max stake: €5.00');
    expect(row).toContain('Max it can pay: no limit');
    expect(row).toContain('Time to activate: 7 days');
    expect(row).toContain('Time to wager: 14 days');
    expect(row).toContain('Games: all');
    expect(row).toContain('Currency: EUR');
    expect(row).toContain('Minimum deposit: €10.00');
    expect(row).toContain('+€50.00');
    expect(row).toContain('€500.00 to stake');
    expect(offer.checked).toBe(false);
    submit();
    await waitFor(() => expect(onDeposit.mock.calls).toEqual([['card', 5_000n, null]]));
  });

  it('names the free spins that come with an offer, with their terms [C28]', async () => {
    const spins = {
      currency: 'EUR',
      stake_cents: 20,
      max_win_cents: 5_000,
      days_to_activate: 7,
      days_to_use: 3,
    } as const;
    offers = [{ ...welcome, freespins_count: 20, freespins: { ...spins, wager: 0 } }];
    open();
    const offer = await radio(/^Welcome bonus, 100% and 20 free spins/);
    const row = offer.closest('label')?.textContent ?? '';
    expect(row).toContain('Free spins: 20 at €0.20 each');
    expect(row).toContain('Spin winnings: paid as cash');
    expect(row).toContain('Most the spins can pay: €50.00');
    expect(row).toContain('Time to activate the spins: 7 days');
    expect(row).toContain('Time to play them: 3 days');
  });

  it('sends the chosen offer, and shows what the player agrees to for this amount [C28]', async () => {
    open();
    type('50');
    fireEvent.click(await radio(/^Welcome bonus/));
    expect(screen.getByRole('heading', { name: 'What you agree to' })).toBeTruthy();
    submit();
    await waitFor(() => expect(onDeposit.mock.calls).toEqual([['card', 5_000n, 'welcome']]));
  });

  it('names the minimum deposit of the chosen offer, and sends a smaller deposit only without it [PX-41]', async () => {
    open();
    type('9');
    fireEvent.click(await radio(/^Welcome bonus/));
    submit();
    expect(await screen.findByText('This bonus needs a deposit of at least €10.00.')).toBeTruthy();
    expect(onDeposit).not.toHaveBeenCalled();
    fireEvent.click(await radio(/^No bonus/));
    submit();
    await waitFor(() => expect(onDeposit.mock.calls).toEqual([['card', 900n, null]]));
  });

  it('comes into view if the cashbox is opened at /deposit-bonus [ROUTE-041]', async () => {
    open({ withBonus: true });
    await waitFor(() => expect(scrolledIntoView).toHaveBeenCalled());
  });

  it('shows nothing about bonuses to a player to whom none may be issued [C28]', async () => {
    open({ user: { can_issue_bonuses: false } });
    type('50');
    submit();
    await waitFor(() => expect(onDeposit.mock.calls).toEqual([['card', 5_000n, null]]));
    expect(screen.queryByRole('radio', { name: /bonus/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /Promo code/ })).toBeNull();
  });
});

describe('the promo code of a deposit', () => {
  it('sets a valid code, chooses its offer, and lets the code decide about the deposit [PCALL-030]', async () => {
    open();
    type('50');
    enterCode(' RELOAD25 ');
    await waitFor(async () => expect((await radio(/^Reload, 25%/)).checked).toBe(true));
    expect(sent).toEqual(['PATCH /api/player/set_bonus_code RELOAD25']);
    submit();
    await waitFor(() => expect(onDeposit.mock.calls).toEqual([['card', 5_000n, undefined]]));
  });

  it('says in a text of the site that a code does not work, and leaves the deposit unchanged [PCALL-030] [PERR-016]', async () => {
    open();
    type('50');
    enterCode('WRONG');
    expect(await screen.findByText(/^This code doesn’t work for your account/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('SERVER.TEXT');
    submit();
    await waitFor(() => expect(onDeposit.mock.calls).toEqual([['card', 5_000n, null]]));
  });

  it('removes the code with its offer [PCALL-031]', async () => {
    [code, offers] = ['RELOAD25', [welcome, reload]];
    open({ user: { deposit_bonus_code: 'RELOAD25' } });
    expect((await radio(/^Reload/)).checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^Reload/ })).toBeNull());
    expect(sent).toEqual(['DELETE /api/player/clear_bonus_code']);
    expect((await radio(/^No bonus/)).checked).toBe(true);
  });
});

import { CallError } from '@liftoff/contract/core/client';
import type { CompCard } from '@liftoff/contract/points-entities';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bonusCalls } from '../../shared/calls/tables/bonus-calls.ts';
import { pointsCalls } from '../../shared/calls/tables/points-calls.ts';
import { playerWith, show } from '../../testing/show.tsx';
import MartDialog from './mart-dialog.tsx';
import { MartPage } from './mart-page.tsx';

const card: CompCard = {
  type: 'money',
  group: 'cash-10',
  version: 3,
  wager: null,
  title: 'Cash',
  games: [],
  points: 2_500,
  rate: { points: 2_500, currency: 'EUR', amount_cents: 1_000 },
  rates: [{ currency: 'EUR', amount_cents: 1_000, points: 2_500 }],
  freespins_count: null,
  promo: { type: 'popular', text: 'Popular' },
};
const spins: CompCard = {
  ...card,
  type: 'freespins',
  group: 'spins-50',
  title: 'Spins',
  wager: 30,
  games: ['Wolf Ridge'],
  points: 1_200,
  rate: { points: 1_200 },
  rates: [],
  freespins_count: 50,
  promo: { type: 'vip', text: 'VIP' },
};

const balance = (points: number) => ({ chargeable: { points }, persistent: { points: 0 } });
const exchangeMoney = vi.spyOn(pointsCalls, 'exchangeMoney');
const updateBonusSettings = vi.spyOn(bonusCalls, 'updateBonusSettings');
beforeEach(() => {
  exchangeMoney.mockReset();
  updateBonusSettings.mockReset();
  exchangeMoney.mockResolvedValue({
    points: balance(10_000),
    reward: { type: 'money', currency: 'EUR', amount_cents: 1_000 },
  });
});
afterEach(cleanup);

const player = (user: object = {}) => playerWith({}, { can_issue_bonuses: true, ...user });
const close = vi.fn<() => void>();
const changed = vi.fn<(now: CompCard) => void>();
const open = (
  points: number | null,
  of: { view?: 'card' | 'exchange'; who?: ReturnType<typeof player> | null; card?: CompCard } = {},
) => {
  const { view = 'exchange', who = player(), card: opened = card } = of;
  show(
    <MartDialog opened={{ card: opened, view }} player={who} points={points} onClose={close} onChanged={changed} />,
    who,
  );
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const refused = (
  refusal: 'forbidden' | 'rate_changed',
  body: { card?: CompCard; errors?: Record<string, string[]> } = {},
) => new CallError(409, refusal, { refusal, request_id: 'one', ...body });

describe('the list of the shop', () => {
  it('shows every card with its price and its label [PSHOP-002] [PSHOP-009]', () => {
    show(<MartPage cards={[card, spins]} tab="all" />);
    expect(screen.getByRole('button', { name: '€10 cash' })).toBeTruthy();
    expect(screen.getByText('2,500')).toBeTruthy();
    expect(screen.getByText('Popular')).toBeTruthy();
    expect(screen.getByText('VIP')).toBeTruthy();
  });

  it('says that a reward goes straight to the balance only on cards of money', () => {
    show(<MartPage cards={[card, { ...spins, games: [] }]} tab="all" />);
    expect(screen.getAllByText('Straight to balance')).toHaveLength(1);
  });

  it('labels popular, new and VIP cards with their own text and colour [PSHOP-009]', () => {
    const types = ['popular', 'new', 'vip'] as const;
    const promos = types.map(type => ({ ...card, group: type, promo: { type, text: `It is ${type}` } }));
    show(<MartPage cards={promos} tab="all" />);
    const tones = types.map(type => /badge--(brand|reward)/.exec(screen.getByText(`It is ${type}`).className)?.[1]);
    expect(tones).toEqual([undefined, 'brand', 'reward']);
  });

  it('shows in a tab only its cards, and links to every tab [PSHOP-008] [PROUTE-020]', () => {
    show(<MartPage cards={[card, spins]} tab="freespins" />);
    expect(screen.queryByRole('button', { name: '€10 cash' })).toBeNull();
    expect(screen.getByRole('button', { name: '50 free spins' })).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Kinds of rewards' })).getAllByRole('link');
    expect(tabs.map(tab => tab.getAttribute('href'))).toEqual([
      '/rocket-mart',
      '/rocket-mart/freespins',
      '/rocket-mart/money',
      '/rocket-mart/special',
    ]);
    expect(tabs.find(tab => tab.getAttribute('aria-current') === 'page')?.textContent).toBe('Free spins');
  });

  it('has no tabs, which would name rewards, if there are no cards', () => {
    show(<MartPage cards={[]} tab="freespins" />);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Kinds of rewards' })).toBeNull();
  });

  it('shows five placeholders while it loads [PSHOP-003]', () => {
    vi.spyOn(pointsCalls, 'moneyRates').mockReturnValue(new Promise(() => {}));
    vi.spyOn(pointsCalls, 'rates').mockReturnValue(new Promise(() => {}));
    show(<MartPage cards={null} tab="all" />);
    expect(screen.getByRole('status', { name: 'Loading the rewards' }).children).toHaveLength(5);
  });

  it('offers to try again if the cards do not load, and then shows them', async () => {
    const rates = vi.spyOn(pointsCalls, 'moneyRates').mockRejectedValue(new TypeError('no connection'));
    vi.spyOn(pointsCalls, 'rates').mockResolvedValue([]);
    show(<MartPage cards={null} tab="all" />);
    await heading('The rewards didn’t load');
    rates.mockResolvedValue([card]);
    press(/^Try again/);
    expect(await screen.findByRole('button', { name: '€10 cash' })).toBeTruthy();
  });
});

describe('the popup of a card', () => {
  it('shows its details, and what the player’s points buy [PSHOP-004]', async () => {
    open(12_480, { view: 'card', card: spins });
    const dialog = within(await screen.findByRole('dialog', { name: '50 free spins' }));
    expect(dialog.getByText('30x')).toBeTruthy();
    expect(dialog.getByText('Wolf Ridge')).toBeTruthy();
    expect(dialog.getByText('10 with 12,480 points')).toBeTruthy();
  });

  it('shows a guest a button to register [PSHOP-020]', async () => {
    open(null, { view: 'card', who: null });
    const register = await screen.findByRole('link', { name: 'Register' });
    expect(register.getAttribute('href')).toBe('/sign-up?redirect=%2Frocket-mart');
    expect(screen.queryByRole('button', { name: /Exchange/ })).toBeNull();
  });

  it.each(['card', 'exchange'] as const)(
    'shows in the view %s how many points are missing, with links to games and back to the shop [PSHOP-017] [PSHOP-018] [PSHOP-019] [PSHOP-030]',
    async view => {
      open(900, { view });
      expect(await screen.findByText(/You have 900 of 2,500 points, so 1,600 are missing/)).toBeTruthy();
      expect(screen.getByText('1,600 points to go')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Play games' }).getAttribute('href')).toBe('/');
      close.mockReset();
      press('Back to the shop');
      expect(close).toHaveBeenCalledTimes(1);
    },
  );
});

describe('the popup of an exchange', () => {
  it('lists wagering, reward and games, and the points that remain afterwards [PSHOP-005]', async () => {
    open(12_480, { card: spins });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('30x')).toBeTruthy();
    expect(dialog.getByText('Wolf Ridge')).toBeTruthy();
    press('One more');
    expect(dialog.getByText('100 free spins')).toBeTruthy();
    expect(dialog.getByText('10,080')).toBeTruthy();
  });

  it('has a quantity only if more than one can be afforded [PSHOP-028]', async () => {
    open(4_999);
    await screen.findByRole('dialog');
    expect(screen.queryByRole('group', { name: 'Quantity' })).toBeNull();
    cleanup();
    open(5_000);
    await screen.findByRole('group', { name: 'Quantity' });
    press('One more');
    expect(screen.getByRole('button', { name: 'One more' }).hasAttribute('disabled')).toBe(true);
  });

  it('keeps the quantity between one and what the points buy, without a message [PERR-017]', async () => {
    open(7_499);
    const quantity = within(await screen.findByRole('group', { name: 'Quantity' }));
    for (let clicks = 0; clicks < 3; clicks += 1) press('One more');
    expect(quantity.getByRole('status').textContent).toBe('2');
    for (let clicks = 0; clicks < 3; clicks += 1) press('One less');
    expect(quantity.getByRole('status').textContent).toBe('1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('exchanges after a tap with the version that was shown, closes, and then shows the result [PSHOP-006] [PSHOP-010] [PSHOP-013] [PSHOP-014] [PSHOP-015] [PX-75]', async () => {
    open(12_500);
    await screen.findByRole('dialog');
    press(/^Exchange for 2,500 points/);
    await heading('€10 cash: yours');
    expect(exchangeMoney).toHaveBeenCalledTimes(1);
    expect(exchangeMoney.mock.calls[0]?.[0].body).toEqual({
      exchange: { points: 2_500, group: 'cash-10', version: 3 },
    });
    expect(screen.getByText('12,500 → 10,000')).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('shows a failure without an error text of the platform, and can be tried again [PSHOP-015] [PERR-001] [PERR-016]', async () => {
    exchangeMoney.mockRejectedValueOnce(refused('forbidden', { errors: { points: ['SERVER.TEXT'] } }));
    open(12_500);
    await screen.findByRole('dialog');
    press(/Exchange for/);
    await heading('The exchange did not go through');
    expect(screen.getByText('12,500, unchanged')).toBeTruthy();
    expect(document.body.textContent).not.toContain('SERVER.TEXT');
    press(/^Try again/);
    expect(await screen.findByRole('button', { name: /Exchange for 2,500 points/ })).toBeTruthy();
  });

  it('repeats an exchange without an answer under the same key, so that it happens once [A24]', async () => {
    exchangeMoney.mockRejectedValueOnce(new CallError(0, 'network'));
    open(12_500);
    await screen.findByRole('dialog');
    press(/Exchange for/);
    await heading('We didn’t get an answer');
    expect(screen.queryByText(/unchanged/)).toBeNull();
    press(/^Try again/);
    await heading('€10 cash: yours');
    const keys = exchangeMoney.mock.calls.map(([{ headers }]) => headers?.['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it('shows the new price if it has changed, and exchanges nothing until the player confirms it [PX-75]', async () => {
    const now = { ...card, version: 4, points: 3_000 };
    exchangeMoney.mockRejectedValueOnce(refused('rate_changed', { card: now }));
    open(12_500);
    await screen.findByRole('dialog');
    press(/^Exchange for 2,500 points/);
    expect(await screen.findByText(/The price has changed/)).toBeTruthy();
    expect(changed).toHaveBeenCalledWith(now);
    press(/Exchange for 3,000 points/);
    await heading('€10 cash: yours');
    expect(exchangeMoney.mock.calls[1]?.[0].body).toEqual({
      exchange: { points: 3_000, group: 'cash-10', version: 4 },
    });
  });

  it('warns a player with several accounts first; closing cancels, and confirming exchanges [PSHOP-011] [PROLE-010]', async () => {
    open(12_500, { who: player({ statuses: [{ id: '100', name: 'Multi-account' }], can_issue_bonuses: false }) });
    await screen.findByRole('dialog');
    press(/Exchange for/);
    await heading('We see another account like yours');
    expect(exchangeMoney).not.toHaveBeenCalled();
    press('Cancel');
    expect(screen.queryByText('We see another account like yours')).toBeNull();
    press(/Exchange for/);
    press(/^Exchange 2,500 points/);
    await heading('€10 cash: yours');
    expect(updateBonusSettings).not.toHaveBeenCalled();
  });

  it('asks a player who turned bonuses off to turn them on, and then exchanges [PSHOP-012] [PROLE-011]', async () => {
    updateBonusSettings.mockResolvedValue({ can_issue_bonuses: true });
    open(12_500, { who: player({ can_issue_bonuses: false }) });
    await screen.findByRole('dialog');
    press(/Exchange for/);
    await screen.findByText('You turned bonuses off. The shop needs them on.');
    press('Leave off');
    expect(exchangeMoney).not.toHaveBeenCalled();
    expect(updateBonusSettings).not.toHaveBeenCalled();
    press(/Exchange for/);
    press(/^Turn on and exchange/);
    await heading('€10 cash: yours');
    expect(updateBonusSettings.mock.calls[0]?.[0].body).toEqual({ can_issue: true });
  });
});

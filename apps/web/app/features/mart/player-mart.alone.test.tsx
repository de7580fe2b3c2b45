import type { CompCard } from '@liftoff/contract/points-entities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { MartPage } from './mart-page.tsx';

const channels = vi.hoisted(() => new Map<string, (message: unknown) => void>());
vi.mock('../../shared/realtime/use-channel.ts', () => ({
  useChannel: (channel: string, listener: (message: unknown) => void) => void channels.set(channel, listener),
}));

const cash: CompCard = {
  type: 'money',
  group: 'cash-10',
  version: 3,
  wager: null,
  title: 'Cash',
  games: [],
  points: 2_500,
  rate: { points: 2_500, currency: 'EUR', amount_cents: 1_000 },
  rates: [],
  freespins_count: null,
  promo: null,
};
const ofType = (type: CompCard['type'], more: Partial<CompCard> & { points: number }): CompCard => ({
  ...cash,
  type,
  rate: { points: more.points },
  ...more,
});
const spins = ofType('freespins', { group: 'spins-50', points: 1_200, freespins_count: 50, games: ['Wolf Ridge'] });
const box = ofType('lootboxes', { group: 'wheel', title: 'A spin of the wheel', points: 9_000 });
const ticket = ofType('lotteries', {
  group: 'ticket',
  title: 'Lottery ticket',
  points: 40,
  rate: { points: 40, lottery_ids: ['aphelion-draw', 'later'] },
});
const cards = [cash, spins, box, ticket];

interface Asked {
  method: string;
  url: string;
  body: unknown;
  key: string | null;
}
let asked: Asked[] = [];
/** The response to each path: a number is a refusal with that status, and anything else the answer. */
let answers: Record<string, unknown> = {};
const pointsPath = '/api/player/comp_points';
const balance = (points: number) => ({ chargeable: { points }, persistent: { points: 60_000 } });
const exchanged = (points: number) => ({ points: balance(points), reward: { type: 'points', points: 1 } });

beforeEach(() => {
  asked = [];
  answers = { [pointsPath]: balance(5_000), '/api/player/levels': [] };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    const path = url.split('?')[0] ?? '';
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    asked.push({ method, url, body: sent, key: new Headers(headers).get('idempotency-key') });
    const answer = answers[path];
    if (typeof answer !== 'number') return Response.json(answer ?? []);
    const errors = { points: ['A text of the server'] };
    return Response.json({ refusal: 'forbidden', errors, request_id: 'one' }, { status: answer });
  });
});
afterEach(() => {
  cleanup();
  channels.clear();
  vi.unstubAllGlobals();
});

const open = (listed: CompCard[] | null = cards, user: object = {}) =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MartPage cards={listed} tab="all" />
    </QueryClientProvider>,
    playerWith({}, { can_issue_bonuses: true, ...user }),
  );
const cardOf = async (title: string) => {
  const card = (await screen.findByRole('button', { name: title })).closest('article');
  if (card === null) throw new Error(`No card ${title}`);
  return within(card);
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const popup = async () => within(await screen.findByRole('dialog'));
const sent = () => asked.filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body }));

describe('the shop of a signed-in player', () => {
  it('offers only exchanges that the points buy, and shows on other cards how many points are missing [PSHOP-022] [PSHOP-023] [PSHOP-030] [PCALL-019] [CALL-026]', async () => {
    open();
    expect(await screen.findByText('4,000 points to go')).toBeTruthy();
    expect((await cardOf('A spin of the wheel')).queryByRole('button', { name: /^Exchange/ })).toBeNull();
    expect((await cardOf('€10 cash')).getByRole('button', { name: 'Exchange €10 cash' })).toBeTruthy();
    press('I can afford');
    expect(screen.queryByRole('button', { name: 'A spin of the wheel' })).toBeNull();
    expect(screen.getByRole('button', { name: '€10 cash' })).toBeTruthy();
  });

  it('offers at most as many tickets as the lottery allows the player', async () => {
    answers['/api/lotteries/aphelion-draw'] = { id: 'one', max_per_player: 31 };
    answers['/api/lotteries/statuses'] = [{ lottery_id: 'one', tickets: 28 }];
    open();
    await screen.findByText('5,000');
    fireEvent.click((await cardOf('Lottery ticket')).getByRole('button', { name: /^Exchange/ }));
    expect(await (await popup()).findByText('You can hold 3 more tickets')).toBeTruthy();
    for (let times = 0; times < 5; times += 1) press('One more');
    press(/^Exchange for/);
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ tickets_count: 3 }));
  });

  it('reloads the points after a message about them [RT-003] [PRT-003]', async () => {
    open();
    await screen.findByText('5,000');
    answers[pointsPath] = balance(9_500);
    act(() => channels.get('comps_award#7')?.({ points: 9_500 }));
    expect(await screen.findByText('9,500')).toBeTruthy();
    expect((await cardOf('A spin of the wheel')).getByRole('button', { name: /^Exchange/ })).toBeTruthy();
  });

  it('stays readable without the points, and exchanges nothing [PCALL-019] [CALL-026]', async () => {
    answers[pointsPath] = 503;
    open();
    await waitFor(() => expect(asked.some(({ url }) => url === pointsPath)).toBe(true));
    fireEvent.click(await screen.findByRole('button', { name: 'Exchange €10 cash' }));
    expect((await popup()).getByText(/We can’t show your points right now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Exchange for/ })).toBeNull();
  });

  it('asks for the cards of every type, and says so if one does not load [PCALL-020] [PCALL-021]', async () => {
    answers['/api/comp_points/rates/lotteries'] = [ticket];
    answers['/api/comp_points/rates/money'] = [cash];
    open(null);
    expect(await screen.findByRole('button', { name: 'Lottery ticket' })).toBeTruthy();
    const rates = asked.map(({ url }) => url).filter(url => url.includes('/rates/'));
    expect(rates.toSorted()).toEqual(
      ['freespins', 'lootboxes', 'lotteries', 'money'].map(type => `/api/comp_points/rates/${type}?locale=en-CA`),
    );
    cleanup();
    answers['/api/comp_points/rates/lootboxes'] = 503;
    open(null);
    expect(await screen.findByText('The rewards didn’t load')).toBeTruthy();
  });
});

describe('a card of the shop', () => {
  it('opens its details by its name, and the exchange by its button [PSHOP-004] [PSHOP-005]', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: '€10 cash' }));
    expect((await popup()).getByText('2 with 5,000 points')).toBeTruthy();
    press('Exchange for 2,500 points');
    press('One more');
    expect((await popup()).getByText('€20 cash')).toBeTruthy();
    expect((await popup()).getByRole('button', { name: /^Exchange for 5,000 points/ })).toBeTruthy();
  });

  it('links to the prizes and chances of a box before the exchange [C29]', async () => {
    answers[pointsPath] = balance(9_000);
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Exchange A spin of the wheel' }));
    const link = (await popup()).getByRole('link', { name: 'All prizes and chances' });
    expect(link.getAttribute('href')).toBe('/lootboxes/chances');
  });
});

describe('the request of an exchange', () => {
  it.each([
    ['€10 cash', '€20 cash', 'money', { exchange: { points: 5_000, group: 'cash-10', version: 3 } }],
    ['50 free spins', '100 free spins', 'freespins', { points: 2_400, group: 'spins-50', version: 3 }],
    [
      'Lottery ticket',
      '2 × Lottery ticket',
      'lotteries',
      { tickets_count: 2, lottery_id: 'aphelion-draw', group: 'ticket', version: 3 },
    ],
  ])(
    'for two of %s names the card, its version and the amount [PCALL-022] [PCALL-023] [PCALL-024]',
    async (title, reward, type, body) => {
      answers[`/api/comp_points/exchange/${type}`] = exchanged(100);
      open();
      await screen.findByText('5,000');
      press(`Exchange ${title}`);
      await popup();
      press('One more');
      answers[pointsPath] = balance(100);
      press(/^Exchange for/);
      await screen.findByRole('heading', { name: `${reward}: yours` });
      expect(sent()).toEqual([{ url: `/api/comp_points/exchange/${type}`, body }]);
      expect(asked.find(({ method }) => method === 'POST')?.key).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('is repeated unchanged without an answer, even if the points have fallen meanwhile [A24]', async () => {
    answers['/api/comp_points/exchange/money'] = 503;
    open();
    await screen.findByText('5,000');
    press('Exchange €10 cash');
    await popup();
    press('One more');
    answers[pointsPath] = balance(2_500);
    press(/^Exchange for/);
    await screen.findByRole('heading', { name: 'We didn’t get an answer' });
    await screen.findByText('2,500', { selector: '.mart-panel__points' });
    answers['/api/comp_points/exchange/money'] = exchanged(2_500);
    press(/^Try again/);
    await screen.findByRole('heading', { name: '€20 cash: yours' });
    const orders = asked.filter(({ url }) => url === '/api/comp_points/exchange/money');
    expect(orders.length).toBeGreaterThan(1);
    const { key } = orders[0] ?? {};
    const body = { exchange: { points: 5_000, group: 'cash-10', version: 3 } };
    expect(orders).toEqual(orders.map(order => ({ ...order, key, body })));
  });

  it('for a box asks for one, because boxes are exchanged one at a time [PCALL-023]', async () => {
    answers[pointsPath] = balance(18_000);
    answers['/api/comp_points/exchange/lootboxes'] = exchanged(9_000);
    open();
    await screen.findByText('18,000');
    press('Exchange A spin of the wheel');
    await popup();
    expect(screen.queryByRole('group', { name: 'Quantity' })).toBeNull();
    press(/^Exchange for/);
    expect(await screen.findByRole('link', { name: 'Open boxes' })).toBeTruthy();
    expect(sent()[0]?.body).toEqual({ points: 9_000, group: 'wheel', version: 3 });
  });

  it('follows only after bonuses have been turned on [PSHOP-012]', async () => {
    const [settings, exchange] = ['/api/player/update_bonus_settings', '/api/comp_points/exchange/money'];
    answers[exchange] = exchanged(2_500);
    answers[settings] = { can_issue_bonuses: true };
    const turnOn = async () => {
      open(cards, { can_issue_bonuses: false });
      await screen.findByText('5,000');
      press('Exchange €10 cash');
      await popup();
      press(/^Exchange for/);
      press(/^Turn on and exchange/);
      await screen.findByRole('heading', { name: /: yours$|did not go through/ });
    };
    await turnOn();
    expect(sent().map(({ url }) => url)).toEqual([settings, exchange]);
    expect(sent()[0]?.body).toEqual({ can_issue: true });
    cleanup();
    [asked, answers[settings]] = [[], 403];
    await turnOn();
    expect(sent().map(({ url }) => url)).toEqual([settings]);
  });
});

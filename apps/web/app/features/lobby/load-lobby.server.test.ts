import type { Game } from '@liftoff/contract/lobby/lobby';
import { describe, expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { loadLobby } from './load-lobby.server.ts';
import { unpackRows } from './rows/packed-rows.ts';

const games = Array.from({ length: 20 }, (_, number): Game => ({
  identifier: `game-${number}`,
  title: `Game ${number}`,
  name: `game ${number}`,
  slug: `game-${number}`,
  seo_title: '',
  provider: 'apogee',
  categories: [],
  currencies: {},
  collections: {},
  has_demo_mode: false,
  preview: '',
  badges: [],
  last_activity_at: null,
  tint: '#000000',
}));
const level = (id: number, name: string, amount_cents: number | string) => ({
  id,
  name,
  identifier: name.toLowerCase(),
  amount_cents,
  one_in: 1_000,
});
const jackpot = {
  id: 1,
  identifier: 'mystic',
  state: 'active',
  currency: 'EUR',
  levels: [level(1, 'Comet', 411_872), level(2, 'Nova', '100000000000000001'), level(3, 'Spark', 5_00)],
};
const settings = { market: { jackpots: true, jackpot_ads: true, neutral_tone: false }, offers_shown: true };
const answers = {
  '/api/info/shown': settings,
  '/api/games/lobby_rows': [{ id: 'top', title: 'Top', total: 120, games }],
  '/api/games/providers': [{ id: 'apogee', slug: 'apogee', title: 'Apogee', games_count: 20 }],
  '/api/player/played_games': games,
  '/api/jackpots': [{ ...jackpot, identifier: 'asleep', state: 'inactive', levels: [] }, jackpot],
};

describe('loadLobby', () => {
  it('shows the active jackpot with its largest level first and amounts with two decimals [PCALL-025] [PENTITY-009] [CONST-059]', async () => {
    const { page, asked } = stubPage(answers);
    expect((await loadLobby(page)).jackpots).toEqual({
      identifier: 'mystic',
      levels: [
        { identifier: 'nova', name: 'Nova', amount: '€1,000,000,000,000,000.01' },
        { identifier: 'comet', name: 'Comet', amount: '€4,118.72' },
        { identifier: 'spark', name: 'Spark', amount: '€5.00' },
      ],
    });
    expect(asked.filter(({ url }) => url === '/api/jackpots').map(({ method }) => method)).toEqual(['GET']);
  });

  it.each([
    ['cannot be loaded', 500],
    ['are an empty list', []],
    ['include no active one', [{ ...jackpot, state: 'inactive' }]],
  ])('shows no jackpot if the jackpots %s [PCALL-025] [PENTITY-009]', async (_what, given) => {
    const lobby = await loadLobby(stubPage({ ...answers, '/api/jackpots': given }).page);
    expect([lobby.jackpots, lobby.failed, unpackRows(lobby.rows, new Map())[0]?.total]).toEqual([null, false, 120]);
  });

  it.each([
    ['jackpots are not played', { ...settings, market: { jackpots: false, jackpot_ads: true } }],
    ['jackpots are not advertised', { ...settings, market: { jackpots: true, jackpot_ads: false } }],
    ['the rules are unknown', 500],
  ])('shows no jackpot where %s [PX-07]', async (_what, given) => {
    const { jackpots } = await loadLobby(stubPage({ ...answers, '/api/info/shown': given }).page);
    expect(jackpots).toBeNull();
  });

  it('does not invite a player to jackpots who may not be shown offers, such as during a break [C15]', async () => {
    const given = { ...answers, '/api/info/shown': { ...settings, offers_shown: false } };
    expect((await loadLobby(stubPage(given, { signedIn: true }).page)).jackpots).toBeNull();
    expect((await loadLobby(stubPage(answers, { signedIn: true }).page)).jackpots).not.toBeNull();
    expect((await loadLobby(stubPage(given).page)).jackpots).not.toBeNull();
  });

  it('limits each row, including the recently played games, to fifteen games [CONST-007] [CALL-025] [PCONST-001]', async () => {
    const { page } = stubPage(answers, { signedIn: true });
    const { rows, recent } = await loadLobby(page);
    const first = games.slice(0, 15).map(({ title }) => title);
    expect(unpackRows(rows, new Map()).map(row => row.games.map(({ title }) => title))).toEqual([first]);
    expect(recent.map(({ title }) => title)).toEqual(first);
  });

  it('does not request recently played games for a guest [CALL-025]', async () => {
    const { page, asked } = stubPage(answers);
    expect((await loadLobby(page)).recent).toEqual([]);
    expect(asked.map(({ url }) => url)).not.toContain('/api/player/played_games');
  });

  it("requests the banners in the page's language and shows them [PCALL-012] [PENTITY-019]", async () => {
    const banners = [{ id: 'a', image: '/pictures/scene/launch', title: 'Bonjour' }];
    const { page, asked } = stubPage({ ...answers, '/api/fe/config/banners-config': { banners } }, { locale: 'fr-CA' });
    const lobby = await loadLobby(page);
    expect(lobby.banners).toEqual([{ id: 'a', picture: '/pictures/scene/launch', title: 'Bonjour' }]);
    expect(asked.map(({ url }) => url)).toContain('/api/fe/config/banners-config?locale=fr-CA');
  });

  it('shows players the banners for their groups and currency type, and hides those banners if the player cannot be loaded [PBANNER-002] [PBANNER-005]', async () => {
    const banner = { image: '/pictures/scene/launch', title: 'For you' };
    const banners = [
      { ...banner, id: 'gold', groupIds: [259] },
      { ...banner, id: 'coins', money: 'crypto' },
      { ...banner, id: 'guests', audience: 'guests' },
    ];
    const user = { id: 7, statuses: [{ id: '259', name: '259' }] };
    const account = { currency: 'BTC', active: true, amount_cents: 1 };
    const given = { ...answers, '/api/fe/config/banners-config': { banners } };
    const seen = async (more: Record<string, unknown>, signedIn: boolean) =>
      (await loadLobby(stubPage({ ...given, ...more }, { signedIn }).page)).banners.map(({ id }) => id);
    const known = { '/api/player': user, '/api/player/accounts': [account] };
    expect(await seen(known, true)).toEqual(['gold', 'coins']);
    expect(await seen({}, true)).toEqual([]);
    expect(await seen(known, false)).toEqual(['guests']);
  });

  it.each([
    ['EUR', ['fiat']],
    ['BTC', ['coins']],
  ])(
    'shows a player in %s only these of the banners restricted by currency type: %j [PBANNER-005]',
    async (currency, expected) => {
      const banner = { image: '/pictures/scene/launch', title: 'For you' };
      const written = [
        { ...banner, id: 'coins', money: 'crypto' },
        { ...banner, id: 'fiat', money: 'fiat' },
      ];
      const shownOf = async (banners: readonly object[]) => {
        const given = {
          ...answers,
          '/api/fe/config/banners-config': { banners },
          '/api/player': { id: 7, statuses: [] },
          '/api/player/accounts': [{ currency, active: true, amount_cents: 1 }],
        };
        return (await loadLobby(stubPage(given, { signedIn: true }).page)).banners.map(({ id }) => id);
      };
      expect(await shownOf(written)).toEqual(expected);
      // Each banner as the only one in the list.
      expect((await Promise.all(written.map(one => shownOf([one])))).flat()).toEqual(expected);
    },
  );

  it('shows a welcome pack banner only to its audience, and loads the player even if no other banner requires it [PBANNER-006]', async () => {
    const banners = [{ image: '/pictures/scene/launch', title: 'Welcome', id: 'welcome', welcomePackOnly: true }];
    const seen = async (group: string, signedIn = true) => {
      const user = { id: 7, statuses: [{ id: group, name: group }] };
      const accounts = [{ currency: 'EUR', active: true, amount_cents: 1 }];
      const known = { '/api/player': user, '/api/player/accounts': accounts };
      const given = { ...answers, '/api/fe/config/banners-config': { banners }, ...known };
      return (await loadLobby(stubPage(given, { signedIn }).page)).banners.map(({ id }) => id);
    };
    expect([await seen('131811'), await seen('259'), await seen('131811', false)]).toEqual([['welcome'], [], []]);
  });

  it.each([
    ['a protected player', true, { ...settings, offers_shown: false }],
    ['a guest where bonuses are not public', false, { ...settings, offers_shown: false }],
    [
      'a visitor where pages are kept neutral',
      false,
      { ...settings, market: { ...settings.market, neutral_tone: true } },
    ],
    ['a visitor whose rules are unknown', false, 500],
  ])('shows no offer banner to %s, but service banners [C15] [PX-07]', async (_who, signedIn, given) => {
    const banner = { image: '/pictures/scene/launch', title: 'For you' };
    const timer = { start_at: '2020-01-01T00:00:00Z', end_at: '2100-01-01T00:00:00Z' };
    const banners = [
      { ...banner, id: 'offer' },
      { ...banner, id: 'strip', size: 'strip' },
      { ...banner, id: 'service', kind: 'service', timer },
    ];
    const known = { '/api/player': { id: 7, statuses: [] }, '/api/player/accounts': [] };
    const config = { '/api/fe/config/banners-config': { banners }, '/api/info/shown': given };
    const lobby = await loadLobby(stubPage({ ...answers, ...known, ...config }, { signedIn }).page);
    expect(lobby.banners.map(({ id }) => id)).toEqual(['service']);
    expect(lobby.strip).toBeUndefined();
  });

  it("fills a banner's variables in the player's currency, in a guest's currency, and in EUR if both are unknown [PBANNER-014] [PENTITY-019]", async () => {
    const variables = { amount: { EUR: '€300', CAD: '$450', BTC: '4 mBTC' } };
    const banners = [{ id: 'a', image: '/pictures/scene/launch', title: 'Up to {amount}', variables }];
    const title = async (more: Record<string, unknown>, signedIn = false) => {
      const given = { ...answers, '/api/fe/config/banners-config': { banners }, ...more };
      return (await loadLobby(stubPage(given, { signedIn }).page)).banners[0]?.title;
    };
    const accounts = [{ currency: 'BTC', active: true, amount_cents: 1 }];
    const player = { '/api/player': { id: 7, statuses: [] }, '/api/player/accounts': accounts };
    expect(await title(player, true)).toBe('Up to 4 mBTC');
    expect(await title({ '/client-context': { default_currency: 'CAD', geo: 'CA' } })).toBe('Up to $450');
    expect(await title({ '/client-context': { default_currency: 'JPY', geo: 'JP' } })).toBe('Up to €300');
  });

  it('shows banners only during their live period [PBANNER-003]', async () => {
    const hour = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString();
    const banner = { image: '/pictures/scene/launch', title: 'Now' };
    const banners = [
      { ...banner, id: 'over', liveTime: { start: hour(-2), end: hour(-1) } },
      { ...banner, id: 'now', liveTime: { start: hour(-1), end: hour(1) } },
      { ...banner, id: 'soon', liveTime: { start: hour(1), end: hour(2) } },
    ];
    const { page } = stubPage({ ...answers, '/api/fe/config/banners-config': { banners } });
    expect((await loadLobby(page)).banners.map(({ id }) => id)).toEqual(['now']);
  });

  it.each([500, 'not JSON', { banners: 'many' }])(
    'shows no banners of the operator, and everything else, if their configuration is %j [PERR-003]',
    async answer => {
      const lobby = await loadLobby(stubPage({ ...answers, '/api/fe/config/banners-config': answer }).page);
      expect(lobby).toMatchObject({ banners: [], failed: false, jackpots: { identifier: 'mystic' } });
    },
  );

  it('returns the tags excluded from promotions only if there are banners to show [CALL-007] [CALL-013]', async () => {
    const banners = [{ id: 'a', image: '/pictures/scene/launch', title: 'Hello' }];
    const tagsWith = async (config: Record<string, unknown>) =>
      (await loadLobby(stubPage({ ...answers, ...config }).page)).excludedTags;
    const stags = { '/api/fe/config/excluded-promo-stags': { stags: ['20011', 7, ''] } };
    expect(await tagsWith({ ...stags, '/api/fe/config/banners-config': { banners } })).toEqual(['20011']);
    expect(await tagsWith(stags)).toBeUndefined();
    const odd = { '/api/fe/config/excluded-promo-stags': { stags: '20011' } };
    expect(await tagsWith({ ...odd, '/api/fe/config/banners-config': { banners } })).toBeUndefined();
  });

  it('reports a failure to load the lobby rows [ERR-006]', async () => {
    expect(await loadLobby(stubPage({}).page)).toMatchObject({ failed: true, jackpots: null, banners: [], recent: [] });
  });
});

import { loyaltyStatusGroups } from '@liftoff/contract/vip-statuses';
import { queryKeys } from '../shared/calls/query-keys.ts';
import { playerWith } from './show.tsx';

/**
 * Groups of the highest status and of players with notifications. Together with the Estonian licence, they make this
 * player's page perform every load.
 */
const statuses = [String(loyaltyStatusGroups.diamond), '916'].map(id => ({ id, name: id }));
export const player = { ...playerWith({}, { statuses, language: 'en-CA', license_name: 'EE' }), favourites: null };
const seconds = 60;
const start = new Date().toISOString();
const stats = {
  currency: 'EUR',
  now: start,
  session_started_at: start,
  session: { net_cents: 0, wagered_cents: 0, seconds },
  today: { net_cents: -1_200, wagered_cents: 5_000, seconds },
};
const points = { chargeable: { points: 5 }, persistent: { points: 9 } };
const manager = { managerName: 'Mia Tamm', time: '9–17', avatar: 'M', email: 'mia@liftoff.test' };
const { profile, accounts, bonuses, favourites, limits, lootboxes, playedGames, payments, subscriptions, tournaments } =
  queryKeys;

/**
 * The loads that this player's browser makes after the lobby has opened, each with its response, its name in the log
 * and its query key.
 */
export const loads: readonly (readonly [
  path: string,
  answer: unknown,
  logged: string,
  kept: readonly (string | number)[] | null,
])[] = [
  ['/api/player', player.user, 'load player profile', profile(7)],
  ['/api/player/accounts', player.accounts, 'load player accounts', accounts(7)],
  ['/api/player/favorite_games', ['sun-koi'], 'load player favourites', favourites()],
  ['/api/user_limits', [], 'load player limits', limits(7)],
  ['/api/player/stats', stats, 'load player stats', queryKeys.stats(7)],
  ['/api/player/bonuses', [], 'load player bonuses', bonuses(7)],
  ['/api/tournaments/player', [], 'load player tournaments', tournaments(7)],
  ['/api/player/lootboxes', [], 'load player lootboxes', lootboxes(7)],
  ['/api/lotteries/statuses', [], 'load player lotteries', queryKeys.lotteries(7)],
  ['/api/player/comp_points', points, 'load player points', queryKeys.points(7)],
  ['/api/subscriptions', { receive_promos: false }, 'load player subscriptions', subscriptions()],
  ['/api/player/played_games', [{ slug: 'moon-koi', title: 'Moon Koi' }], 'load player played', playedGames()],
  ['/api/player/payments', [], 'load player payments', payments()],
  ['/api/fe/config/managers', [manager], 'load player manager', queryKeys.manager(7)],
  ['/api/info/shown', { offers_shown: false, market: {} }, 'load player shown-rules', queryKeys.shownRules(7)],
  ['/api/jackpots', [], 'load jackpots', null],
];
export const browserPaths = loads.map(([path]) => path);

const json = { headers: { 'content-type': 'application/json' } };
export const fails = () => Response.json({ refusal: 'unavailable' }, { status: 500 });
/** Produces the response to a request, or makes it fail. The signal aborts the request. */
export type Fault = (signal?: AbortSignal | null) => Response | Promise<Response>;
/** Never responds; rejects when the request is aborted. */
export const hangs: Fault = signal =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
export const faults: readonly [string, Fault][] = [
  ['fails', fails],
  ['hangs', hangs],
  ['is empty', () => new Response('', json)],
  ['is malformed', () => new Response('{"half":', json)],
  ['is null', () => Response.json(null)],
  ['is of another type', () => Response.json({ a: 'b' })],
  ['is a list of something else', () => Response.json([7, null, {}])],
];

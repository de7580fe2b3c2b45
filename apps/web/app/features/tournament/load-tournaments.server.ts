import { CallError } from '@liftoff/contract/core/client';
import type { Tournament } from '@liftoff/contract/tournament';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { minor } from '@liftoff/rules/money/money';
import { isHidden, typeOf } from '@liftoff/rules/tournament/kind';
import { prizeMoney } from '@liftoff/rules/tournament/prizes';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import type { NamedReward } from '../../shared/money/reward-name.ts';
import { currencyOfVisitor } from '../../shared/money/visitor-currency.server.ts';
import { playedCurrency } from '../../shared/player/player.ts';
import { isListed, shownPromotions } from '../../shared/promotion/shown-promotions.server.ts';
import { readPlayer } from '../../shared/player/read-player.server.ts';
import { textsOf } from '../../shared/texts/texts.server.ts';
import { boardLine, type PrizeRow, type TournamentData } from './tournament-data.ts';

const namespaces = ['tournaments', 'rewards'] as const;

/** Which tournaments a list shows, and its address. */
export type ListView = 'tournaments' | 'all' | 'archive' | 'leaderboard';

/** A list of tournaments. `now` is the server's time, from which the timers count until the page runs. */
export interface TournamentList {
  view: ListView;
  now: number;
  tournaments: readonly TournamentData[];
  /** Set if the platform did not respond. */
  failed?: true;
}

/**
 * The tournaments of a list: of type `tournament`, or of all types [PROUTE-003] [PROUTE-004]. If the platform does not
 * respond, the list is empty with `failed` set, and the page offers a retry.
 */
export async function loadTournaments(page: PageContext, view: ListView) {
  const texts = textsOf(page.locale, namespaces);
  const list = await listOf(page, view).catch((): TournamentList => ({
    view,
    now: Date.now(),
    tournaments: [],
    failed: true,
  }));
  return { list, texts };
}

async function listOf(page: PageContext, view: ListView): Promise<TournamentList> {
  const [listed, about, shownIds] = await Promise.all([
    clientOf(page).listTournaments({}),
    contextOf(page),
    shownPromotions(page),
  ]);
  const wanted = listed
    .filter(({ id, is_cancelled: isCancelled }) => isListed(shownIds, { id, isCancelled }))
    .filter(({ frontend_identifier: id }) => !isHidden(id) && (view === 'all' || typeOf(id) === 'tournament'))
    .filter(({ status }) => view !== 'archive' || status === 'archive')
    .filter(({ status }) => view !== 'leaderboard' || status === 'active');
  const boards = view === 'leaderboard' ? await withBoards(page, wanted) : wanted;
  return { view, now: Date.now(), tournaments: boards.map(tournament => shown(tournament, about)) };
}

/** The tournaments with their whole boards, of which a list has only the first places. */
const withBoards = (page: PageContext, listed: readonly Tournament[]): Promise<Tournament[]> =>
  Promise.all(
    listed.map(one =>
      clientOf(page)
        .getTournament({ params: { id: one.frontend_identifier } })
        .catch(() => one),
    ),
  );

/**
 * One tournament by slug; `null` if there is none that the visitor may be shown. The results of an ended one are no
 * promotion, so everyone can read them. If it fails to load, the edge logs the failure, and `tournament` is
 * `null`, so that the page offers a retry [PERR-002].
 */
export async function loadTournament(page: PageContext, slug: string) {
  const texts = textsOf(page.locale, namespaces);
  try {
    const [tournament, about, shownIds] = await Promise.all([
      clientOf(page).getTournament({ params: { id: slug } }),
      contextOf(page),
      shownPromotions(page),
    ]);
    if (isHidden(tournament.frontend_identifier)) return null;
    if (tournament.status !== 'archive' && shownIds?.has(tournament.id) === false) return null;
    return { tournament: shown(tournament, about), now: Date.now(), texts };
  } catch (error) {
    if (error instanceof CallError && error.refusal === 'not_found') return null;
    return { tournament: null, now: Date.now(), texts };
  }
}

interface Context {
  readonly locale: PageContext['locale'];
  /** The currency in which the player plays, or that of a guest's country. */
  readonly currency: string;
  /** Titles of the categories by id. */
  readonly categories: ReadonlyMap<string, string>;
}

async function contextOf(page: PageContext): Promise<Context> {
  const [player, visitors, collections] = await Promise.all([
    readPlayer(page).catch(() => null),
    currencyOfVisitor(page),
    clientOf(page)
      .listCollections({})
      .catch(() => []),
  ]);
  const currency = player === null ? visitors : playedCurrency(player);
  return { locale: page.locale, currency, categories: new Map(collections.map(({ id, title }) => [id, title])) };
}

function shown(of: Tournament, { locale, currency, categories }: Context): TournamentData {
  const { terms } = of;
  const money = (amount: bigint, code: string) => formatMoney(amount, code, locale, { whole: true });
  const minimums = terms.min_bets.toSorted((a, b) => Number(b.currency === currency) - Number(a.currency === currency));
  return {
    id: of.id,
    slug: of.frontend_identifier,
    title: of.title,
    status: of.status,
    startAt: of.start_at,
    endAt: of.end_at,
    isFinal: of.is_final,
    isCancelled: of.is_cancelled,
    players: of.players,
    currency: of.currency,
    strategy: terms.strategy,
    entry: terms.entry,
    costPoints: terms.cost_points,
    roundsMax: terms.rounds_max,
    graceMinutes: Math.ceil(terms.grace_sec / 60),
    minimums: minimums.map(one => formatMoney(minor(one.amount_cents), one.currency, locale)),
    games: [
      ...terms.categories.map(id => ({ name: categories.get(id) ?? id, category: categories.has(id) ? id : null })),
      ...terms.games.map(name => ({ name, category: null })),
    ],
    weights: terms.strategy === 'bet_sum' ? terms.weights.map(({ up_to, percent }) => ({ limit: up_to, percent })) : [],
    prizes: prizeRows(of, money),
    pool: poolOf(of, money),
    board: of.top_players.map(boardLine),
  };
}

type MoneyText = (amount: bigint, currency: string) => string;

/** The prizes by place, with neighbouring places of the same prize in one row. */
function prizeRows({ prizes }: Tournament, money: MoneyText): PrizeRow[] {
  const rows: PrizeRow[] = [];
  for (const { place, rewards } of prizes) {
    const named = rewards.map((reward): NamedReward =>
      reward.type === 'money' || reward.type === 'bonus'
        ? { type: reward.type, amount: money(minor(reward.amount_cents), reward.currency) }
        : reward,
    );
    const last = rows.at(-1);
    if (last !== undefined && JSON.stringify(last.rewards) === JSON.stringify(named)) last.to = place;
    else rows.push({ from: place, to: place, rewards: named });
  }
  return rows;
}

function poolOf({ prizes, currency }: Tournament, money: MoneyText): string | null {
  const total = prizeMoney(prizes, currency);
  return total === 0n ? null : money(total, currency);
}

import { CallError } from '@liftoff/contract/core/client';
import type { Reward } from '@liftoff/contract/reward';
import type { Tournament } from '@liftoff/contract/tournament';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { minor } from '@liftoff/rules/money/money';
import { isHidden, typeOf } from '@liftoff/rules/tournament/kind';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { currencyOfVisitor } from '../../shared/money/visitor-currency.server.ts';
import { textsOf } from '../../shared/texts/texts.server.ts';
import type { PrizeRow, ShownPrize, TournamentData } from './tournament-data.ts';

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
 * respond, the list is empty with `failed` set, and the page offers a retry [PERR-002].
 */
export async function loadTournaments(page: PageContext, view: ListView) {
  const texts = textsOf(page.locale, ['tournaments']);
  try {
    const [listed, about] = await Promise.all([clientOf(page).listTournaments({}), contextOf(page)]);
    const tournaments = listed
      .filter(({ frontend_identifier: id }) => !isHidden(id) && (view === 'all' || typeOf(id) === 'tournament'))
      .filter(({ status }) => view !== 'archive' || status === 'archive')
      .filter(({ status }) => view !== 'leaderboard' || status === 'active')
      .map(tournament => shown(tournament, about));
    return { list: { view, now: Date.now(), tournaments } satisfies TournamentList as TournamentList, texts };
  } catch {
    const list: TournamentList = { view, now: Date.now(), tournaments: [], failed: true };
    return { list, texts };
  }
}

/** One tournament by slug; `null` if there is none. Throws if the platform does not respond. */
export async function loadTournament(page: PageContext, slug: string) {
  try {
    const [tournament, about] = await Promise.all([
      clientOf(page).getTournament({ params: { id: slug } }),
      contextOf(page),
    ]);
    if (isHidden(tournament.frontend_identifier)) return null;
    return { tournament: shown(tournament, about), now: Date.now(), texts: textsOf(page.locale, ['tournaments']) };
  } catch (error) {
    if (error instanceof CallError && error.refusal === 'not_found') return null;
    throw error;
  }
}

interface Context {
  readonly locale: PageContext['locale'];
  readonly currency: string;
  /** Titles of the categories by id. */
  readonly categories: ReadonlyMap<string, string>;
}

async function contextOf(page: PageContext): Promise<Context> {
  const [currency, collections] = await Promise.all([
    currencyOfVisitor(page),
    clientOf(page)
      .listCollections({})
      .catch(() => []),
  ]);
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
    board: of.top_players.map(row => ({
      place: row.award_place,
      nickname: row.nickname,
      points: row.points,
      isSandbox: row.is_sandbox,
    })),
  };
}

type MoneyText = (amount: bigint, currency: string) => string;

/** The prizes by place, with neighbouring places of the same prize in one row. */
function prizeRows({ prizes }: Tournament, money: MoneyText): PrizeRow[] {
  const rows: PrizeRow[] = [];
  for (const { place, rewards } of prizes) {
    const prize = prizeOf(rewards, money);
    const last = rows.at(-1);
    if (last !== undefined && isSame(last, prize)) rows.splice(-1, 1, { ...last, to: place });
    else rows.push({ from: place, to: place, ...prize });
  }
  return rows;
}

const isSame = (one: ShownPrize, other: ShownPrize): boolean =>
  one.money === other.money && one.points === other.points && one.group === other.group;

function prizeOf(rewards: readonly Reward[], money: MoneyText): ShownPrize {
  const amounts = rewards.flatMap(reward =>
    reward.type === 'money' ? [money(minor(reward.amount_cents), reward.currency)] : [],
  );
  return {
    money: amounts.length === 0 ? null : amounts.join(' + '),
    points: rewards.reduce((sum, reward) => sum + (reward.type === 'points' ? reward.points : 0), 0),
    group: rewards.some(({ type }) => type === 'group'),
  };
}

function poolOf({ prizes, currency }: Tournament, money: MoneyText): string | null {
  const total = prizes
    .flatMap(({ rewards }) => rewards)
    .reduce(
      (sum, reward) =>
        sum + (reward.type === 'money' && reward.currency === currency ? minor(reward.amount_cents) : 0n),
      0n,
    );
  return total === 0n ? null : money(total, currency);
}

import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Challenge, quest, QuestMap } from '@liftoff/contract/quest';
import { isCurrency, wire } from '@liftoff/rules/money/money';
import { levelPoints } from '@liftoff/rules/quest/positions';
import { countedIn, thresholdsIn } from '@liftoff/rules/quest/thresholds';
import { timeStatus } from '@liftoff/rules/tournament/kind';
import { playerById } from '../account/player-row.ts';
import type { CallingPlayer, Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql } from '../database/database.ts';
import { betsIn, isOpenTo, questItems, runsAround, type Done, type QuestItem, type QuestRun } from './quest-config.ts';

/** Handlers of the calls about quests, achievements and actions. */
export function questHandlers({ db, deps }: Platform): Handlers<typeof quest> {
  const runsFor = (player: CallingPlayer | null, hasType: (item: QuestItem) => boolean) =>
    runsOf(db, player, hasType, deps.now());
  return {
    listQuests: async (_input, { player }) => {
      const played = player === null ? 'EUR' : await playedBy(db, player);
      const runs = await runsFor(player, ({ prefix }) => prefix === 'quest');
      return runs.map(run => questOf(run, played, deps.now()));
    },
    listChallenges: async (_input, { player }) =>
      (await runsFor(player, ({ prefix }) => prefix !== 'quest')).flatMap(run => challengeOf(run, deps.now())),
    questStatuses: async (_input, { player }) => {
      const runs = new Map((await runsFor(player, () => true)).map(run => [run.id, run.item]));
      const rows = await db.query<Done & { run: string }>(
        'SELECT run, unit, amount FROM quest_progress WHERE player_id = $1 AND run = ANY ($2::text[]) ORDER BY run, unit',
        [player.id, [...runs.keys()]],
      );
      const rewarded = await db.query<{ run: string; level: number }>(
        `SELECT run, level FROM quest_rewards WHERE player_id = $1 AND run = ANY ($2::text[]) AND given_at IS NOT NULL
         ORDER BY run, level`,
        [player.id, [...runs.keys()]],
      );
      const played = await playedBy(db, player);
      return [...Map.groupBy(rows, ({ run }) => run)].map(([run, done]) => {
        const levels = rewarded.filter(one => one.run === run).map(({ level }) => level);
        return { ...statusOf(run, runs.get(run), done, played), rewarded_levels: levels };
      });
    },
  };
}

/** The currency in which the player plays now. */
async function playedBy(sql: Sql, { id }: CallingPlayer): Promise<CurrencyCode> {
  const player = await playerById(sql, id);
  if (player === null) throw new Error(`Player ${id} does not exist`);
  return player.currency;
}

/** The runs that a visitor may see, of the items that pass. */
const runsOf = async (
  sql: Sql,
  player: CallingPlayer | null,
  hasType: (item: QuestItem) => boolean,
  now: Date,
): Promise<QuestRun[]> =>
  (await questItems(sql))
    .filter(item => hasType(item) && isOpenTo(item, player?.groups ?? []))
    .flatMap(item => runsAround(item, now));

/** The quests, actions and achievements for the hub of promotions. */
export const questPromotions =
  ({ db, deps }: Platform) =>
  async (player: CallingPlayer | null) =>
    (await runsOf(db, player, () => true, deps.now())).map(({ id, item, start: startAt, end: endAt }) => ({
      id,
      frontend_identifier: item.identifier,
      slug: item.slug,
      title: item.title,
      type: typeOfItem(item),
      startAt,
      endAt,
    }));

const typeOfItem = ({ prefix }: QuestItem): 'quest' | 'action' | 'achievement' =>
  prefix === 'quest' || prefix === 'action' ? prefix : 'achievement';

/** The fields that all kinds share. */
const promoOf = ({ id, item, start, end }: QuestRun, now: Date) => ({
  id,
  frontend_identifier: item.identifier,
  status: timeStatus({ startAt: start, endAt: end }, now),
  start_at: start.toISOString(),
  end_at: end.toISOString(),
  title: item.title,
});

function questOf(run: QuestRun, played: CurrencyCode, now: Date): QuestMap {
  const { item } = run;
  const { wide } = levelPoints[item.size];
  const promo = promoOf(run, now);
  return {
    ...promo,
    currency: countedIn(played),
    top_players: [],
    in_progress: promo.status === 'active',
    group_ids: [...item.group_ids],
    prizes: [],
    questSize: item.size,
    questSlug: item.slug,
    levels: thresholdsIn(item.size, played).map((cents, index) => ({
      point: wide[index] ?? { x: 0, y: 0 },
      min_bet_cents: wire(cents),
      reward: item.rewards[String(index + 1)] ?? null,
    })),
    bets: [],
  };
}

function challengeOf(run: QuestRun, now: Date): Challenge[] {
  const { item } = run;
  if (item.counts !== 'rounds') return [];
  return [
    {
      ...promoOf(run, now),
      type: item.prefix === 'action' ? 'action' : 'achievement',
      slug: item.slug,
      goals: item.goals.map((rounds, index) => ({ rounds, reward: item.rewards[String(index + 1)] ?? null })),
      min_multiplier: item.min_multiplier,
    },
  ];
}

function statusOf(run: string, item: QuestItem | undefined, done: readonly Done[], played: CurrencyCode) {
  const bets = done.flatMap(({ unit, amount }) =>
    isCurrency(unit) ? [{ currency: unit, amount_cents: wire(amount) }] : [],
  );
  const counted = item?.counts === 'staked' ? betsIn(played, done) : null;
  return {
    tournament_id: run,
    bets,
    counted: counted === null ? null : { currency: countedIn(played), amount_cents: wire(counted) },
    rounds: Number(done.find(({ unit }) => unit === 'rounds')?.amount ?? 0n),
  };
}

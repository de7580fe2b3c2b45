import type { QuestMap, QuestStatus } from '@liftoff/contract/quest';
import type { Reward } from '@liftoff/contract/reward';
import { decimalText, exponentOf, minor } from '@liftoff/rules/money/money';
import { levelPoints, type MapPoint } from '@liftoff/rules/quest/positions';
import { betsInQuest, progressOf, type LevelProgress } from '@liftoff/rules/quest/progress';

/** A level as the map shows it. */
export interface MapLevel {
  readonly level: number;
  /** Minimum total bets in minor units of the map's currency. */
  readonly threshold: bigint;
  readonly reward: Reward | null;
  readonly wide: MapPoint;
  readonly tall: MapPoint;
}

/** A quest for one visitor, in the currency of the quest. */
export interface ShownQuest {
  readonly currency: string;
  readonly levels: readonly MapLevel[];
  /** Levels whose reward the visitor has been given. */
  readonly rewarded: readonly number[];
  /** The visitor's progress; `null` for guests and if it is unknown. */
  readonly progress: LevelProgress | null;
}

/** `statuses` is `null` for guests and if the statuses failed to load. A player without a status has bet nothing yet. */
export function shownQuest(quest: QuestMap, statuses: readonly QuestStatus[] | null): ShownQuest {
  const { currency } = quest;
  const status = statuses?.find(one => one.tournament_id === quest.id);
  const thresholds = quest.levels.map(level => minor(level.min_bet_cents));
  const { wide, tall } = levelPoints[quest.questSize];
  const nowhere = { x: 0, y: 0 };
  return {
    currency,
    levels: thresholds.map((threshold, index) => ({
      level: index + 1,
      threshold,
      reward: quest.levels[index]?.reward ?? null,
      wide: wide[index] ?? nowhere,
      tall: tall[index] ?? nowhere,
    })),
    rewarded: status?.rewarded_levels ?? [],
    progress: statuses === null ? null : progressOf(betsInQuest(quest, status), thresholds),
  };
}

/** A short form of a whole amount for the map: €1.5M. */
export const shortMoney = (amount: bigint, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: amount < 1_000_000n ? 'standard' : 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  }).format(decimalText(amount, exponentOf(currency)));

/**
 * A smooth curve through points of a map with this size, as an SVG path. With `count`, only its part through the first
 * points.
 */
export function curveThrough(
  points: readonly MapPoint[],
  { width, height }: { readonly width: number; readonly height: number },
  count = points.length,
): string {
  const at = points.map(({ x, y }) => ({ x: (x * width) / 100, y: (y * height) / 100 }));
  const [first] = at;
  if (first === undefined || count === 0) return '';
  const pair = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`;
  return at.slice(0, Math.max(0, count - 1)).reduce(
    (path, from, index) => {
      const before = at[index - 1] ?? from;
      const to = at[index + 1] ?? from;
      const after = at[index + 2] ?? to;
      const leave = pair(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
      const arrive = pair(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
      return `${path} C${leave} ${arrive} ${pair(to.x, to.y)}`;
    },
    `M${pair(first.x, first.y)}`,
  );
}

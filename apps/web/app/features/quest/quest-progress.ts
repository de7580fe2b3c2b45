import type { QuestMap, QuestStatus } from '@liftoff/contract/quest';
import type { Reward } from '@liftoff/contract/reward';
import { decimalText, exponentOf, minor } from '@liftoff/rules/money/money';
import { levelPoints, type MapPoint } from '@liftoff/rules/quest/positions';
import { progressOf, type LevelProgress } from '@liftoff/rules/quest/progress';
import { countedIn, thresholdsIn } from '@liftoff/rules/quest/thresholds';

/** A level as the map shows it. */
export interface MapLevel {
  readonly level: number;
  /** Minimum total bets in minor units of the map's currency. */
  readonly threshold: bigint;
  readonly reward: Reward | null;
  readonly wide: MapPoint;
  readonly tall: MapPoint;
}

/** A quest for one visitor, in the currency in which their bets are compared with the thresholds. */
export interface ShownQuest {
  readonly currency: string;
  readonly levels: readonly MapLevel[];
  /** The visitor's progress; `null` for guests and if it is unknown. */
  readonly progress: LevelProgress | null;
}

/** `statuses` is `null` for guests and if the statuses failed to load. A player without a status has bet nothing yet. */
export function shownQuest(quest: QuestMap, statuses: readonly QuestStatus[] | null, played: string): ShownQuest {
  const counted = statuses?.find(status => status.tournament_id === quest.id)?.counted ?? null;
  const currency = counted?.currency ?? countedIn(played);
  const thresholds = thresholdsIn(quest.questSize, currency);
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
    progress: statuses === null ? null : progressOf(counted === null ? 0n : minor(counted.amount_cents), thresholds),
  };
}

/** What bets cost on average at a return of 96 %, in minor units. */
export const averageCost = (bets: bigint): bigint => (bets * 4n) / 100n;

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

/** A smooth curve through points of a map with this size, as an SVG path. */
export function curveThrough(points: readonly MapPoint[], width: number, height: number): string {
  const at = points.map(({ x, y }) => ({ x: (x * width) / 100, y: (y * height) / 100 }));
  const [first] = at;
  if (first === undefined) return '';
  const pair = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`;
  return at.slice(0, -1).reduce(
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

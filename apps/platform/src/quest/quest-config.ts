import { Reward, type RewardType } from '@liftoff/contract/reward';
import { parseQuestIdentifier, type QuestSize } from '@liftoff/rules/quest/identifier';
import { progressOf } from '@liftoff/rules/quest/progress';
import { countedBets, euroThresholds, thresholdsIn } from '@liftoff/rules/quest/thresholds';
import * as z from 'zod';
import { oneDocument } from '../configuration/document-kind.ts';
import { documentInForce } from '../configuration/documents.ts';
import { readConfigFile } from '../core/read-config-file.ts';
import type { Sql } from '../database/database.ts';
import { exchangeRates } from '../market/exchange-rates.ts';

const dayMs = 86_400_000;
const days = z.int().min(1).max(3_650);

const common = {
  /** `prefix--size--slug` [PQUEST-005]. Never change it: the ids of runs begin with its slug. */
  identifier: z.string().regex(/^[a-z]+--[a-z0-9-]+$/),
  title: z.string().min(1),
  /** The day on which the first run begins, at midnight UTC. */
  first_day: z.iso.date(),
  /** Days between the beginnings of two runs, or `null` if there is one run without an end. */
  every_days: days.nullable(),
  lasts_days: days.nullable(),
  group_ids: z.array(z.int()).default([]),
  /** The reward for reaching a level, by level. */
  rewards: z.record(z.string().regex(/^[1-9]\d?$/), Reward),
};
const Item = z.discriminatedUnion('counts', [
  z.strictObject({ ...common, counts: z.literal('staked') }),
  z.strictObject({
    ...common,
    counts: z.literal('rounds'),
    goals: z.array(z.int().min(1)).min(1),
    min_multiplier: z.int().min(1).nullable().default(null),
  }),
]);

export type QuestItem = z.output<typeof Item> & {
  readonly size: QuestSize;
  readonly slug: string;
  readonly prefix: string;
};

/** What is wrong with an item: its runs would overlap, or a reward belongs to no level. `null` if nothing is. */
function itemFault(item: z.output<typeof Item>): { field: string; fault: string } | null {
  const { identifier, every_days, lasts_days, rewards } = item;
  if ((every_days === null) !== (lasts_days === null) || (lasts_days ?? 0) > (every_days ?? 0))
    return { field: 'lasts_days', fault: `the runs of ${identifier} overlap` };
  const { questSize } = parseQuestIdentifier(identifier);
  const levels = item.counts === 'staked' ? euroThresholds[questSize].length : item.goals.length;
  return Object.keys(rewards).some(level => Number(level) > levels)
    ? { field: 'rewards', fault: `${identifier} has ${levels} levels` }
    : null;
}

/** Quests, achievements and actions, as in `config/quests.json`. */
const Quests = z
  .array(Item)
  .refine(
    items => new Set(items.map(({ identifier }) => identifier)).size === items.length,
    'Two items have one identifier',
  )
  .superRefine((items, context) => {
    for (const [at, item] of items.entries()) {
      const fault = itemFault(item);
      if (fault !== null) context.addIssue({ code: 'custom', path: [at, fault.field], message: fault.fault });
    }
  });
export type Quests = z.output<typeof Quests>;

export const configuredQuests = readConfigFile('quests.json', Quests);

const name = 'quests';
/** The items as they are stored; `questsDocument` adds the rules of their changes. */
export const storedQuests = oneDocument(name, { shape: Quests, file: () => configuredQuests });

/** The quests, achievements and actions in force. */
export async function questItems(sql: Sql): Promise<readonly QuestItem[]> {
  return withParts((await documentInForce(sql, storedQuests, name)) ?? []);
}

/** Items with the parts of their identifiers. */
export const withParts = (quests: Quests): QuestItem[] =>
  quests.map(item => {
    const { prefix, questSize: size, questSlug: slug } = parseQuestIdentifier(item.identifier);
    return { ...item, size, slug, prefix };
  });

/** The types of rewards that quests can give. */
export const questRewardTypes = [
  'money',
  'bonus',
  'freespins',
  'points',
  'box',
  'tickets',
  'group',
] as const satisfies readonly RewardType[];

/** One run of an item: a period with its own progress. */
export interface QuestRun {
  readonly item: QuestItem;
  readonly id: string;
  readonly start: Date;
  readonly end: Date;
}

/** The end of a run without an end. */
const never = new Date('9999-12-31T00:00:00Z');

const numberAt = ({ first_day, every_days }: QuestItem, at: Date): number => {
  const since = at.getTime() - Date.parse(first_day);
  return every_days === null ? Math.min(0, Math.floor(since / dayMs)) : Math.floor(since / (every_days * dayMs));
};

function runOf(item: QuestItem, number: number): QuestRun {
  const { slug, prefix, first_day, every_days, lasts_days } = item;
  const start = new Date(Date.parse(first_day) + number * (every_days ?? 0) * dayMs);
  const end = lasts_days === null ? never : new Date(start.getTime() + lasts_days * dayMs);
  return { item, id: `${prefix}-${slug}-${number + 1}`, start, end };
}

/** The item of a run, or `undefined` if it is no longer configured. */
export const itemOfRun = (items: readonly QuestItem[], run: string): QuestItem | undefined =>
  items.find(({ prefix, slug }) => run.slice(0, run.lastIndexOf('-')) === `${prefix}-${slug}`);

/** Whether an item is open to a player in these groups. Without groups, it is open to everyone [PQUEST-010]. */
export const isOpenTo = ({ group_ids }: QuestItem, groups: readonly string[]): boolean =>
  group_ids.length === 0 || group_ids.some(id => groups.includes(String(id)));

/** The run in which an event at this moment counts, or `null` between two runs. */
export function runAt(item: QuestItem, at: Date): QuestRun | null {
  const number = numberAt(item, at);
  if (number < 0) return null;
  const run = runOf(item, number);
  return at < run.end ? run : null;
}

/** The latest run that has begun, with those before and after it. */
export function runsAround(item: QuestItem, now: Date): readonly QuestRun[] {
  if (item.every_days === null) return [runOf(item, 0)];
  const number = numberAt(item, now);
  return [number + 1, number, number - 1].filter(index => index >= 0).map(index => runOf(item, index));
}

/** What a player has done in a run, by unit: a currency, or `rounds`. */
export interface Done {
  readonly unit: string;
  readonly amount: bigint;
}

/** The bets made in a currency, in the currency of a quest for its players; `null` without bets [PQUEST-018]. */
export function betsIn(played: string, done: readonly Done[]): bigint | null {
  const bets = done.find(({ unit }) => unit === played);
  return bets ? countedBets(bets.amount, played, exchangeRates) : null;
}

/** What the levels of an item require. */
export type QuestLevels =
  | { readonly counts: 'staked'; readonly size: QuestSize }
  | { readonly counts: 'rounds'; readonly goals: readonly number[] };

export const levelsOf = (item: QuestItem): QuestLevels =>
  item.counts === 'staked' ? { counts: item.counts, size: item.size } : { counts: item.counts, goals: item.goals };

/**
 * The level that a player has reached. A quest has a level in each currency in which the player has bet; the highest
 * one counts, so that a change of currency takes nothing away.
 */
export function levelReached(levels: QuestLevels, done: readonly Done[]): number {
  if (levels.counts === 'staked')
    return Math.max(
      1,
      ...done.map(({ unit }) => progressOf(betsIn(unit, done) ?? 0n, thresholdsIn(levels.size, unit)).level),
    );
  const rounds = done.find(({ unit }) => unit === 'rounds')?.amount ?? 0n;
  return progressOf(
    rounds,
    levels.goals.map(goal => BigInt(goal)),
  ).level;
}

/** The rewards of the levels up to one, in order. */
export const rewardsUpTo = (item: QuestItem, level: number): readonly { level: number; reward: Reward }[] =>
  Object.entries(item.rewards)
    .map(([at, reward]) => ({ level: Number(at), reward }))
    .filter(entry => entry.level <= level)
    .toSorted((one, other) => one.level - other.level);

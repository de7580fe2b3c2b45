import { AdventureCalendar } from '@liftoff/contract/adventure';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { RewardOf } from '@liftoff/contract/reward';
import { adventureDay, dayNumberAt } from '@liftoff/rules/adventure/adventure-day';
import { calendarFault, hasAdventure, runOn, type AdventureRun } from '@liftoff/rules/adventure/run';
import { documentInForce } from '../configuration/documents.ts';
import { feFile, oneDocument, type DocumentKind, type DocumentReader } from '../configuration/document-kind.ts';
import type { Config } from '../core/config.ts';
import type { Sql } from '../database/database.ts';
import type { HasOffer } from '../reward/reward-kind.ts';

/** The types of rewards that an adventure gives. */
export type GiftType = 'bonus' | 'freespins' | 'money';

/** The name of the calendar's document, and of its file, which the edge serves to the site [PCALL-015]. */
export const calendarName = 'vip-adventures';

/** A calendar that can be used. */
const Calendar = AdventureCalendar.superRefine((calendar, context) => {
  const fault = calendarFault(calendar);
  if (fault !== null) context.addIssue({ code: 'custom', path: [fault.field], message: fault.fault });
});

/** Reads the calendar in force; `null` if there is no adventure. */
export type ReadCalendar = (sql: Sql) => Promise<AdventureCalendar | null>;

const source = ({ feConfigDir }: Pick<Config, 'feConfigDir'>) => ({
  shape: Calendar,
  file: () => feFile(feConfigDir, calendarName, Calendar),
});

export const readCalendar = (config: Pick<Config, 'feConfigDir'>): ReadCalendar => {
  const kind = oneDocument(calendarName, source(config));
  return sql => documentInForce(sql, kind, calendarName);
};

/** The calendar as a document. */
export const calendarDocument = (
  config: Pick<Config, 'feConfigDir'>,
  hasOffer: HasOffer,
): DocumentKind<AdventureCalendar> =>
  oneDocument(calendarName, {
    ...source(config),
    isOptional: true,
    isOfSite: true,
    faultOf: async (sql, { days }) => {
      for (const [at, { prize }] of days.entries())
        if (!(await hasOffer(sql, prize.type === 'fs' ? 'freespins' : 'bonus', prize.offer)))
          return { path: `days.${at}.prize.offer`, fault: `there is no offer ${prize.offer}` };
      return null;
    },
    preview: (_sql, calendar, reader) => calendarSeenBy(calendar, reader),
  });

/** The name of a run under which its rows are stored. */
export const runName = ({ first }: AdventureRun): string => `adventure-${first}`;

/** The reference under which the gift of a step is given. */
export const giftReference = (run: string, step: number): string => `${run}:step:${step}`;

/** The gift of a step in a currency; `null` if the calendar has no amounts in it [PX-41]. */
export function giftOf(
  { days }: AdventureCalendar,
  step: number,
  currency: CurrencyCode,
): RewardOf<'bonus' | 'freespins'> | null {
  const day = days[step - 1];
  if (day?.minDep[currency] === undefined) return null;
  const { prize } = day;
  if (prize.type === 'fs') return { type: 'freespins', offer: prize.offer, freespins_count: prize.freespins_count };
  const cents = prize.amount_cents[currency];
  return cents === undefined ? null : { type: 'bonus', offer: prize.offer, currency, amount_cents: cents };
}

/** The super prize in a currency; `null` if the calendar has no amounts in it. */
export function superPrizeOf({ superPrize }: AdventureCalendar, currency: CurrencyCode): RewardOf<'money'> | null {
  const cents = superPrize[currency];
  return cents === undefined ? null : { type: 'money', currency, amount_cents: cents };
}

/** The types of rewards in a calendar. */
export const giftTypesOf = ({ days }: AdventureCalendar): readonly GiftType[] => [
  ...new Set<GiftType>([...days.map(({ prize }) => (prize.type === 'fs' ? 'freespins' : 'bonus')), 'money']),
];

/** The run of a calendar as a reader would see it; `null` for a reader who would not have the adventure. */
function calendarSeenBy(calendar: AdventureCalendar, { groups, currency, now }: DocumentReader) {
  const superPrize = superPrizeOf(calendar, currency);
  if (!hasAdventure(calendar, groups) || superPrize === null) return null;
  const run = runOn(calendar, dayNumberAt(now));
  return {
    id: runName(run),
    next_day: adventureDay(run.next),
    needed_days: calendar.neededDays,
    days: calendar.days.map(({ minDep }, index) => ({
      day: adventureDay(run.first + index),
      deposit_cents: minDep[currency],
      gift: giftOf(calendar, index + 1, currency),
    })),
    super_prize: superPrize,
  };
}

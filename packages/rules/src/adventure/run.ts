import type { AdventureCalendar } from '@liftoff/contract/adventure';
import { playerGroups } from '@liftoff/contract/player-groups';
import { dayNumberAt } from './adventure-day.ts';
import { superPrizeDays } from './day-state.ts';

/** A run of the calendar: its first day and the first day of the next run, as day numbers. */
export interface AdventureRun {
  readonly first: number;
  readonly next: number;
}

type Dates = Pick<AdventureCalendar, 'firstDay' | 'everyDays'>;

/** The latest run that has begun on a day, or the first one before it begins. */
export function runOn({ firstDay, everyDays }: Dates, day: number): AdventureRun {
  const begin = dayNumberAt(new Date(firstDay));
  const first = begin + Math.max(0, Math.floor((day - begin) / everyDays)) * everyDays;
  return { first, next: first + everyDays };
}

/** The run and the step (from 1) to which a deposit credited at this moment counts; `null` if there is none [PX-80]. */
export function stepAt(
  { days, ...dates }: Dates & Pick<AdventureCalendar, 'days'>,
  at: Date,
): { readonly run: AdventureRun; readonly step: number } | null {
  const day = dayNumberAt(at);
  const run = runOn(dates, day);
  const step = day - run.first + 1;
  return step < 1 || step > days.length ? null : { run, step };
}

/**
 * Returns the first field that makes a calendar unusable, and why; `null` if it is usable. After its last day, a run
 * needs two days for the super prize, and one day on which it is shown as finished before the next run begins.
 */
export function calendarFault({
  days,
  everyDays,
  neededDays,
  superPrize,
}: AdventureCalendar): { field: keyof AdventureCalendar; fault: string } | null {
  if (neededDays > days.length) return { field: 'neededDays', fault: 'more days are needed than there are' };
  if (everyDays < days.length + superPrizeDays + 1)
    return { field: 'everyDays', fault: 'the runs are too close to each other' };
  const currencies = (table: object) => Object.keys(table).toSorted().join(' ');
  const tables = days.flatMap(({ minDep, prize }) => [minDep, ...(prize.type === 'bonus' ? [prize.amount_cents] : [])]);
  return tables.every(table => currencies(table) === currencies(superPrize))
    ? null
    : { field: 'days', fault: 'not all amounts have the same currencies' };
}

/** Whether a player has the calendar. Testers and the players of its group have it [PBOOK-003]. */
export const hasAdventure = ({ groupId }: Pick<AdventureCalendar, 'groupId'>, groups: readonly string[]): boolean =>
  groups.includes(playerGroups.testers) || (groupId !== undefined && groups.includes(String(groupId)));

import type { AdventureDay } from '@liftoff/contract/adventure';
import { readAdventureDay, startOfDay } from './adventure-day.ts';

export type DayState = 'superPrize' | 'completed' | 'lost' | 'active' | 'future';

type Dated = Pick<AdventureDay, 'day' | 'step' | 'stepTotal' | 'isSuperPrize' | 'isCompleted'>;

/** Whether a day is the one of the super prize: the step after the last, or marked as such [PADV-010]. */
export const isSuperPrize = ({ step, stepTotal, isSuperPrize: isMarked }: Dated): boolean =>
  step === stepTotal + 1 || isMarked;

/** The state of a day on the day `today`. The first state that matches wins, in the order of the type [PADV-006]. */
export function dayState(day: Dated, today: number): DayState {
  if (isSuperPrize(day)) return 'superPrize';
  if (day.isCompleted) return 'completed';
  const number = readAdventureDay(day.day);
  if (number < today) return 'lost';
  return number === today ? 'active' : 'future';
}

/**
 * When the timer of a day ends: when the gift can no longer be activated, or at the start of the next day without such
 * a gift [PADV-012] [PADV-013]. `null` for a day that is neither active nor completed.
 */
export function timerEnd(day: Dated & Pick<AdventureDay, 'gift'>, today: number): Date | null {
  const state = dayState(day, today);
  if (state !== 'active' && state !== 'completed') return null;
  const until = day.gift?.activatable_until ?? null;
  return until === null ? startOfDay(today + 1) : new Date(until);
}

/** How many days the super prize can be taken: on its own day and the next one [PADV-015]. */
export const superPrizeDays = 2;

/**
 * Whether a run is finished: its last day, which is the one of the super prize, is completed [PADV-014], or it is more
 * than a day in the past [PADV-015].
 */
export function isAdventureFinished(days: readonly Dated[], today: number): boolean {
  const last = days.at(-1);
  return last === undefined || last.isCompleted || today - readAdventureDay(last.day) >= superPrizeDays;
}

/**
 * `possible`: enough days can still be completed. `reached`: enough are completed, but the day of the prize is in the
 * future. `open`: the prize can be taken now.
 */
export type SuperPrizeState = 'possible' | 'reached' | 'open' | 'taken' | 'out_of_reach' | 'expired';

/** The state of the super prize for a player with these days. */
export function superPrizeState(days: readonly Dated[], neededDays: number, today: number): SuperPrizeState {
  const last = days.find(isSuperPrize);
  if (last?.isCompleted === true) return 'taken';
  const states = days.map(day => dayState(day, today));
  const count = (state: DayState) => states.filter(each => each === state).length;
  const completed = count('completed');
  if (completed < neededDays)
    return completed + count('active') + count('future') < neededDays ? 'out_of_reach' : 'possible';
  if (last === undefined || isAdventureFinished(days, today)) return 'expired';
  return readAdventureDay(last.day) > today ? 'reached' : 'open';
}

import type { Adventure } from '@liftoff/contract/adventure';
import { dayNumberAt } from '@liftoff/rules/adventure/adventure-day';
import {
  dayState,
  isAdventureFinished,
  superPrizeState,
  type SuperPrizeState,
} from '@liftoff/rules/adventure/day-state';

/** What the page shows of a run at a moment. `now` is the platform's time in milliseconds. */
export interface ShownAdventure {
  readonly adventure: Adventure;
  readonly now: number;
  /** Number of the day of today. */
  readonly today: number;
  readonly completed: number;
  readonly superPrize: SuperPrizeState;
  readonly isFinished: boolean;
}

export function shownAt(adventure: Adventure, now: number): ShownAdventure {
  const { days, needed_days } = adventure;
  const today = dayNumberAt(new Date(now));
  return {
    adventure,
    now,
    today,
    completed: days.filter(day => dayState(day, today) === 'completed').length,
    superPrize: superPrizeState(days, needed_days, today),
    isFinished: isAdventureFinished(days, today),
  };
}

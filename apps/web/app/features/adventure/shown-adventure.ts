import type { Adventure } from '@liftoff/contract/adventure';
import { dayNumberAt } from '@liftoff/rules/adventure/adventure-day';
import {
  dayState,
  isAdventureFinished,
  superPrizeState,
  type SuperPrizeState,
} from '@liftoff/rules/adventure/day-state';

/** An adventure and its state at a moment. */
export interface ShownAdventure {
  readonly adventure: Adventure;
  /** The platform's time in milliseconds. */
  readonly now: number;
  /** Number of the current day in UTC, counted from 1 January 1970. */
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

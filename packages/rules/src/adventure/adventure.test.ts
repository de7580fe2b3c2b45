import { AdventureDay, GiftKind, type AdventureCalendar } from '@liftoff/contract/adventure';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adventureDay, dayNumberAt, readAdventureDay } from './adventure-day.ts';
import { dayState, isAdventureFinished, superPrizeState, timerEnd } from './day-state.ts';
import { calendarFault, hasAdventure, runOn, stepAt } from './run.ts';

const dayMs = 86_400_000;
const on = (date: string) => dayNumberAt(new Date(date));
const first = on('2026-11-17');

/** A run of three days from 17 to 19 November, with its super prize on the 20th. `completed` are its completed steps. */
const run = (...completed: number[]) =>
  [1, 2, 3, 4].map(step => ({
    day: adventureDay(first + step - 1),
    step,
    stepTotal: 3,
    isSuperPrize: false,
    isCompleted: completed.includes(step),
    gift: null,
  }));
const day = (step: number, completed: boolean) => {
  const [found] = run(...(completed ? [step] : [])).slice(step - 1);
  if (found === undefined) throw new Error(`There is no step ${step}`);
  return found;
};

describe('the date of a day', () => {
  it('a date is written as DD/MM/YYYY of its day in UTC [PADV-005]', () => {
    expect(adventureDay(on('2026-03-09T23:59:59.999Z'))).toBe('09/03/2026');
    expect(adventureDay(on('2026-03-10T00:00:00.000Z'))).toBe('10/03/2026');
    expect(AdventureDay.shape.day.safeParse('09/03/2026').success).toBe(true);
    expect(AdventureDay.shape.day.safeParse('2026-03-09').success).toBe(false);
  });

  it('every day is read back as it was written, and other texts are refused', () => {
    assert(
      property(integer({ min: 0, max: 100_000 }), number => {
        expect(readAdventureDay(adventureDay(number))).toBe(number);
      }),
    );
    for (const text of ['31/02/2026', '2026-02-01', '1/2/2026', ''])
      expect(() => readAdventureDay(text)).toThrow(RangeError);
  });
});

describe('the state of a day', () => {
  it('a day in the past that is not completed is lost [PADV-006]', () => {
    expect(dayState(day(1, false), first + 1)).toBe('lost');
  });

  it.each([-1, 0, 1])('a completed day is completed, %i days from today [PADV-007]', distance => {
    expect(dayState(day(2, true), first + 1 + distance)).toBe('completed');
  });

  it('a day after today is future [PADV-008]', () => {
    expect(dayState(day(3, false), first + 1)).toBe('future');
  });

  it('the day of today is active until it is completed [PADV-009]', () => {
    expect(dayState(day(2, false), first + 1)).toBe('active');
  });

  it.each([-1, 0, 1, 9])(
    'the step after the last is the super prize before anything else, %i days later [PADV-010]',
    later => {
      expect(dayState(day(4, false), first + 3 + later)).toBe('superPrize');
      expect(dayState(day(4, true), first + 3 + later)).toBe('superPrize');
      expect(dayState({ ...day(2, true), isSuperPrize: true }, first + later)).toBe('superPrize');
    },
  );

  it('gifts are free spins, bonuses or the super prize [PADV-011]', () => {
    expect(GiftKind.options.toSorted()).toEqual(['bonus', 'fs', 'superPrize']);
  });
});

describe('the timer of a day', () => {
  const until = '2026-11-20T08:30:00.000Z';
  const gift = {
    kind: 'fs' as const,
    stage: 'issued',
    currency: 'EUR' as const,
    activatable_until: until,
    valid_until: null,
    received_cents: 0,
  };

  it('an active or completed day with a gift runs until the gift can no longer be activated', () => {
    expect(timerEnd({ ...day(2, true), gift }, first + 1)).toEqual(new Date(until));
    expect(timerEnd({ ...day(2, false), gift }, first + 1)).toEqual(new Date(until));
  });

  it('without such a gift, it runs until the next day begins in UTC', () => {
    const midnight = new Date('2026-11-19T00:00:00.000Z');
    expect(timerEnd(day(2, false), first + 1)).toEqual(midnight);
    expect(timerEnd(day(2, true), first + 1)).toEqual(midnight);
    expect(timerEnd({ ...day(2, true), gift: { ...gift, activatable_until: null } }, first + 1)).toEqual(midnight);
  });

  it.each([
    ['lost', 1, 1],
    ['future', 3, 1],
    ['super prize', 4, 3],
  ])('a day that is %s has no timer', (_state, step, today) => {
    expect(timerEnd({ ...day(step, false), gift }, first + today)).toBeNull();
  });
});

describe('the end of a run', () => {
  it('a run is finished when its last day is completed [PADV-014]', () => {
    expect(isAdventureFinished(run(1, 2, 3, 4), first + 3)).toBe(true);
    expect(isAdventureFinished(run(1, 2, 3), first + 3)).toBe(false);
  });

  it('a run is finished more than a day after its last day [PADV-015]', () => {
    expect(isAdventureFinished(run(), first + 4)).toBe(false);
    expect(isAdventureFinished(run(), first + 5)).toBe(true);
  });
});

describe('the super prize', () => {
  it.each([
    ['possible', [], 1],
    ['out_of_reach', [], 2],
    ['reached', [1, 2], 2],
    ['open', [1, 2], 3],
    ['open', [1, 3], 4],
    ['expired', [1, 2], 5],
    ['taken', [1, 2, 4], 4],
  ] as const)('it is %s with the steps %j completed, %i days after the first', (state, completed, later) => {
    expect(superPrizeState(run(...completed), 2, first + later)).toBe(state);
  });
});

const amounts = { EUR: 1_000 };
const calendar: AdventureCalendar = {
  groupId: 259,
  firstDay: '2026-11-17',
  everyDays: 7,
  neededDays: 2,
  days: Array.from({ length: 3 }, () => ({
    minDep: amounts,
    prize: { type: 'bonus', offer: 'gift', amount_cents: amounts },
  })),
  superPrize: amounts,
};

describe('the runs of a calendar', () => {
  it('a moment belongs to the day of its date in UTC, and to no step between two runs [PX-80]', () => {
    expect(stepAt(calendar, new Date('2026-11-17T23:59:59.999Z'))).toMatchObject({ run: { first }, step: 1 });
    expect(stepAt(calendar, new Date('2026-11-18T00:00:00.000Z'))).toMatchObject({ run: { first }, step: 2 });
    expect(stepAt(calendar, new Date('2026-11-16T23:59:59.999Z'))).toBeNull();
    expect(stepAt(calendar, new Date('2026-11-20T12:00:00.000Z'))).toBeNull();
    expect(stepAt(calendar, new Date('2026-11-24T00:00:00.000Z'))).toMatchObject({
      run: { first: first + 7 },
      step: 1,
    });
  });

  it('the first run is shown before it begins, and each run until the next one', () => {
    expect(runOn(calendar, first - 30)).toEqual({ first, next: first + 7 });
    expect(runOn(calendar, first + 6)).toEqual({ first, next: first + 7 });
    expect(runOn(calendar, first + 7)).toEqual({ first: first + 7, next: first + 14 });
    expect(new Date(first * dayMs).toISOString()).toBe('2026-11-17T00:00:00.000Z');
  });

  it('a calendar needs as many days as it asks for, room between runs, and amounts in the same currencies', () => {
    expect(calendarFault(calendar)).toBeNull();
    expect(calendarFault({ ...calendar, neededDays: 4 })).toMatchObject({ field: 'neededDays' });
    expect(calendarFault({ ...calendar, everyDays: 5 })).toMatchObject({ field: 'everyDays' });
    expect(calendarFault({ ...calendar, superPrize: { EUR: 1_000, CAD: 1_000 } })).toMatchObject({ field: 'days' });
  });
});

it('testers and the players of its group have the adventure; without a group, only testers have it [PBOOK-003]', () => {
  expect(hasAdventure(calendar, ['259'])).toBe(true);
  expect(hasAdventure(calendar, ['21'])).toBe(true);
  expect(hasAdventure(calendar, ['258', '1309'])).toBe(false);
  expect(hasAdventure({}, ['21'])).toBe(true);
  expect(hasAdventure({}, ['259'])).toBe(false);
});

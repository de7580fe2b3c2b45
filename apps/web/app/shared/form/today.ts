import { dayIn, type CalendarDay } from '@liftoff/rules/account/calendar-day';

/** The day it is where this browser is. What an age is judged by is the platform's day in the player's country. */
export const todayHere = (): CalendarDay => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

import { browserTimeZone } from '../site/time-zone.ts';
import { dayIn, type CalendarDay } from '@liftoff/rules/account/calendar-day';

/**
 * Today's date in this browser's time zone. To check an age, the platform uses the date in the player's country
 * instead.
 */
export const todayHere = (): CalendarDay => dayIn(browserTimeZone(), new Date());

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AdventureCalendar } from '@liftoff/contract/adventure';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { RewardOf } from '@liftoff/contract/reward';
import { calendarFault, type AdventureRun } from '@liftoff/rules/adventure/run';
import type { Config } from '../core/config.ts';
import { readShaped } from '../core/read-config-file.ts';

/** The types of rewards that an adventure gives. */
export type GiftType = 'bonus' | 'freespins' | 'money';

/**
 * Reads `vip-adventures.json`, the file that the edge serves to the site [PCALL-015]; `null` without it. Throws an
 * error that names the file if it cannot be used.
 */
export function readCalendar({ feConfigDir }: Pick<Config, 'feConfigDir'>): AdventureCalendar | null {
  const file = join(feConfigDir, 'vip-adventures.json');
  if (!existsSync(file)) return null;
  const calendar = readShaped(file, file, AdventureCalendar);
  const fault = calendarFault(calendar);
  if (fault !== null) throw new Error(`${file} is not usable: ${fault}`);
  return calendar;
}

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

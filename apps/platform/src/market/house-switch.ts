import * as z from 'zod';
import type { Sql, Tx } from '../database/database.ts';
import { readFact, writeFact } from '../database/platform-settings.ts';

/**
 * Switches of the whole casino. `techwork` stops new play while open rounds finish and payouts continue [B22].
 * `bonuses_stopped` stops the issue of all bonuses and free spins; players keep the ones that they have [PX-50].
 */
export type HouseSwitch = 'techwork' | 'bonuses_stopped';

const State = z.object({ since: z.iso.datetime().nullable() });

/**
 * An SQL condition that is true while a switch is on. As part of the deciding statement, it is as current as all other
 * data that the statement reads.
 */
export const isSwitchedOn = (name: HouseSwitch): string =>
  `EXISTS (SELECT FROM house_facts WHERE name = '${name}' AND value ->> 'since' IS NOT NULL)`;

/** Returns when a switch was turned on, or `null` if it is off. */
export const switchedOnSince = async (sql: Sql, name: HouseSwitch): Promise<string | null> =>
  (await readFact(sql, name, State))?.since ?? null;

/** Turns a switch on or off. Turning it on again keeps the original time. */
export async function turnSwitch(tx: Tx, name: HouseSwitch, isOn: boolean, now: Date): Promise<void> {
  const since = isOn ? ((await switchedOnSince(tx, name)) ?? now.toISOString()) : null;
  await writeFact(tx, name, { since });
}

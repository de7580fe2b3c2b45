import * as z from 'zod';
import type { Sql, Tx } from '../database/database.ts';
import { readFact, writeFact } from '../database/platform-settings.ts';

const name = 'techwork';
const Techwork = z.object({ since: z.iso.datetime().nullable() });

/**
 * An SQL condition that is true during maintenance [B22]. Maintenance stops new play, while open rounds are finished
 * and payouts continue. The condition is part of the deciding statement, so that it is as current as all other data
 * that the statement reads.
 */
export const techworkIsOn = `EXISTS (SELECT FROM house_facts WHERE name = '${name}' AND value ->> 'since' IS NOT NULL)`;

/** Returns when maintenance started, or `null` if there is no maintenance. */
export const techworkSince = async (sql: Sql): Promise<string | null> =>
  (await readFact(sql, name, Techwork))?.since ?? null;

/**
 * Starts or ends maintenance. Returns when it started, or `null` after it has ended. Starting it again keeps the
 * original time.
 */
export async function switchTechwork(tx: Tx, isOn: boolean, now: Date): Promise<string | null> {
  const since = isOn ? ((await techworkSince(tx)) ?? now.toISOString()) : null;
  await writeFact(tx, name, { since });
  return since;
}

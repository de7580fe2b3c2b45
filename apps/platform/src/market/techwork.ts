import * as z from 'zod';
import type { Sql, Tx } from '../database/database.ts';
import { readFact, writeFact } from '../database/platform-settings.ts';

const name = 'techwork';
const Techwork = z.object({ since: z.iso.datetime().nullable() });

/**
 * SQL: whether the operator works on the casino [B22]. New play stops then; open rounds are played to their end, and
 * money is paid out. A part of the statement that decides, so that it is as fresh as whatever else is decided on.
 */
export const techworkIsOn = `EXISTS (SELECT FROM house_facts WHERE name = '${name}' AND value ->> 'since' IS NOT NULL)`;

/** Since when the operator works on the casino; null: play is open. */
export const techworkSince = async (sql: Sql): Promise<string | null> =>
  (await readFact(sql, name, Techwork))?.since ?? null;

/** Stops new play, or opens it again; answers since when it is stopped. Stopped again, it stays stopped since then. */
export async function switchTechwork(tx: Tx, isOn: boolean, now: Date): Promise<string | null> {
  const since = isOn ? ((await techworkSince(tx)) ?? now.toISOString()) : null;
  await writeFact(tx, name, { since });
  return since;
}

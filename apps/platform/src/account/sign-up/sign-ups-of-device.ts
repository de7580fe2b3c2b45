import { refuse, type Refused } from '../../core/call.ts';
import type { Sql } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { deviceHash } from '../profile/person.ts';

/** How many accounts one browser can open within `perMs` milliseconds (Trust §A, thresholds). */
export const signUpsOfDevice = { accounts: 3, perMs: 86_400_000 } as const;

/**
 * Refuses another account if the browser has opened too many; `null` if it is allowed. Only opened accounts count, so
 * an invalid form can be sent again. `rateFactor` raises this limit in the same way as the limits per IP address.
 */
export async function tooManyOfDevice(
  sql: Sql,
  { deps, config }: Platform,
  device: string | undefined,
): Promise<Refused | null> {
  if (!device) return null;
  const { accounts, perMs } = signUpsOfDevice;
  const now = deps.now().getTime();
  const opened = await sql.query<{ created_at: Date }>(
    `SELECT p.created_at FROM player_devices d JOIN players p ON p.id = d.player_id
     WHERE d.device = $1 AND p.created_at > $2 ORDER BY p.created_at DESC LIMIT $3`,
    [deviceHash(device), new Date(now - perMs), Math.ceil(accounts * config.rateFactor)],
  );
  const oldest = opened.at(-1);
  if (oldest === undefined || opened.length < accounts * config.rateFactor) return null;
  return { ...refuse('rate_limited'), retryAfterSec: Math.ceil((oldest.created_at.getTime() + perMs - now) / 1_000) };
}

import { refuse, type Refused } from '../../core/call.ts';
import type { Sql } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { deviceHash } from '../profile/person.ts';

/** Trust §A, thresholds: accounts that one browser opens in a day, in milliseconds. */
export const signUpsOfDevice = { accounts: 3, perMs: 86_400_000 } as const;

/**
 * Refuses one more account of a browser that has opened enough of them; null where it may. Accounts count, not tries: a
 * form that is filled in wrong may be sent again. `rateFactor` widens it, as it widens the limits by address.
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

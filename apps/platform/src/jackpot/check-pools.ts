import type { Sql } from '../database/database.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { poolAccount, poolOf, readLevels } from './levels.ts';

/**
 * Checks invariant I11: the recorded amount of each level (seed + contributions - wins) equals its balance in the
 * ledger.
 */
export async function checkPools(sql: Sql): Promise<{ id: 'I11'; intact: boolean; detail: string | null }> {
  const wrong: string[] = [];
  for (const level of await readLevels(sql)) {
    const held = await balanceOf(sql, poolAccount(level.jackpot, level.identifier));
    if (held !== poolOf(level)) wrong.push(`${level.jackpot} ${level.identifier} says ${poolOf(level)}, holds ${held}`);
  }
  return { id: 'I11', intact: wrong.length === 0, detail: wrong.join('; ') || null };
}

import type { Sql } from '../database/database.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { poolAccount, poolOf, readLevels } from './levels.ts';

/** I11: what each level says it holds (seed + contributions - wins) is what the ledger holds for it. */
export async function checkPools(sql: Sql): Promise<{ id: 'I11'; intact: boolean; detail: string | null }> {
  const wrong: string[] = [];
  for (const level of await readLevels(sql)) {
    const held = await balanceOf(sql, poolAccount(level.jackpot, level.identifier));
    if (held !== poolOf(level)) wrong.push(`${level.jackpot} ${level.identifier} says ${poolOf(level)}, holds ${held}`);
  }
  return { id: 'I11', intact: wrong.length === 0, detail: wrong.join('; ') || null };
}

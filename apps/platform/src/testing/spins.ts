import type { SpinTerms } from '@liftoff/rules/bonus/spin-terms';
import { randomUUID } from 'node:crypto';
import { issueSpins } from '../bonus/issue-spins.ts';
import { beginSpins, lockedSpins } from '../bonus/move-spins.ts';
import { spinRowById, type SpinRow } from '../bonus/spin-rows.ts';
import type { Platform } from '../core/platform-context.ts';

/** The game in which `giveSpins` activates a set. */
export const spinGame = 'deep-sea-salvage';

/** Terms of a set whose winnings become cash without a maximum. */
export const openSpinTerms: SpinTerms = {
  title: 'Test spins',
  games: [spinGame, 'undertow-ways'],
  stake_cents: 20,
  max_win_cents: null,
  cash_value_cents: 10,
  wins: { as: 'cash' },
  activate_days: 7,
  use_days: 3,
};

interface Wanted {
  readonly count?: number;
  readonly terms?: Partial<SpinTerms>;
}

/** Issues a set of free spins in euro to a player without activating it. Returns its id. */
export async function issueTestSpins(
  platform: Platform,
  playerId: number,
  { count = 5, terms = {} }: Wanted = {},
): Promise<number> {
  const spins = {
    playerId,
    currency: 'EUR',
    count,
    terms: { ...openSpinTerms, ...terms },
    cause: randomUUID(),
  } as const;
  const id = await platform.db.transaction(tx => issueSpins(tx, platform, spins));
  if (id === null) throw new Error('The cause has given free spins already');
  return id;
}

/** Issues a set of free spins and activates it on `spinGame`. Returns its id. */
export async function giveSpins(platform: Platform, playerId: number, wanted: Wanted = {}): Promise<number> {
  const id = await issueTestSpins(platform, playerId, wanted);
  await platform.db.transaction(async tx => await beginSpins(tx, platform, await lockedSpins(tx, id), spinGame));
  return id;
}

/** A set as it is stored now. */
export const spinsNow = (platform: Pick<Platform, 'db'>, id: number): Promise<SpinRow> => spinRowById(platform.db, id);

import type { CurrencyCode } from '@liftoff/contract/core/money';
import { privateChannel } from '@liftoff/contract/core/realtime';
import type { SpinTerms } from '@liftoff/rules/bonus/spin-terms';
import { minor } from '@liftoff/rules/money/money';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { emit } from '../realtime/outbox.ts';
import { postOrThrow } from '../wallet/post-and-notify.ts';
import { spinAccounts } from '../wallet/spin-accounts.ts';
import { lockSpinWallet } from './move-spins.ts';

/** A set of free spins to issue. */
export interface NewSpins {
  readonly playerId: number;
  readonly currency: CurrencyCode;
  readonly count: number;
  readonly terms: SpinTerms;
  /** The event that causes the set; one cause gives one set [PX-40]. */
  readonly cause: string;
}

const dayMs = 86_400_000;

/**
 * Issues a set of free spins, with its terms as they are now [PX-01]. The operator pays the stakes of all spins in
 * advance [PX-55]. Returns the set's id, or `null` if this cause has given a set already.
 */
export async function issueSpins(
  tx: Tx,
  { deps }: Pick<Platform, 'deps'>,
  { playerId, currency, count, terms, cause }: NewSpins,
): Promise<number | null> {
  const now = deps.now();
  await lockSpinWallet(tx, playerId, currency);
  const stake = minor(terms.stake_cents);
  const [row] = await tx.query<{ id: bigint }>(
    `INSERT INTO spin_sets (player_id, currency, cause, stage, terms, spins, spins_left, stake, issued_at, activate_by)
     VALUES ($1, $2, $3, 'issued', $4::jsonb, $5, $5, $6, $7, $8) ON CONFLICT (cause) DO NOTHING RETURNING id`,
    [
      playerId,
      currency,
      cause,
      JSON.stringify(terms),
      count,
      stake,
      now,
      new Date(now.getTime() + terms.activate_days * dayMs),
    ],
  );
  if (row === undefined) return null;
  const { spins, bonuses } = spinAccounts(playerId, currency);
  const amount = stake * BigInt(count);
  const legs = [
    { account: bonuses, amount: -amount },
    { account: spins, amount },
  ];
  await postOrThrow(tx, deps, [{ kind: 'spins_funded', reference: `spins:${row.id}:funded`, legs }]);
  await emit(tx, privateChannel('freespins_changes', playerId), { id: String(row.id), stage: 'issued' });
  return Number(row.id);
}

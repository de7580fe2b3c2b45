import type { CurrencyCode } from '@liftoff/contract/core/money';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { amountToWager } from '@liftoff/rules/bonus/amount-to-wager';
import { GrantTerms } from '@liftoff/rules/bonus/terms';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { recordFact } from '../facts/record-fact.ts';
import { emit } from '../realtime/outbox.ts';

/** A grant to issue. Amounts are in minor units of `currency`. */
export interface NewGrant {
  readonly playerId: number;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly terms: GrantTerms;
  /** The event that causes the grant; one cause gives one grant [PX-40]. */
  readonly cause: string;
  /** The deposit that the grant came with, and its amount; `null` for a grant without one. */
  readonly deposit: { readonly payment: string; readonly amount: bigint } | null;
  /** The offer behind the grant, its exclusivity key [PX-49], and the amount in EUR cents for its budget. */
  readonly from: {
    readonly offer: string;
    readonly exclusivityKey: string | null;
    readonly eurCents: bigint;
  } | null;
}

const dayMs = 86_400_000;

/**
 * Issues a grant, with its terms as they are now [PX-01]. It holds no money until the player activates it. Returns the
 * grant's id, or `null` if this cause has given a grant already.
 */
export async function issueGrant(tx: Tx, { deps }: Pick<Platform, 'deps'>, grant: NewGrant): Promise<number | null> {
  const { playerId, currency, amount, terms, cause, deposit, from } = grant;
  const now = deps.now();
  const [row] = await tx.query<{ id: bigint }>(
    `INSERT INTO bonus_grants (player_id, currency, cause, stage, terms, amount, to_wager, payment, issued_at, activate_by,
       offer, exclusivity_key, eur_cents)
     VALUES ($1, $2, $3, 'issued', $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (cause) DO NOTHING RETURNING id`,
    [
      playerId,
      currency,
      cause,
      JSON.stringify(GrantTerms.parse(terms)),
      amount,
      amountToWager(terms, amount, deposit?.amount ?? 0n),
      deposit?.payment ?? null,
      now,
      new Date(now.getTime() + terms.activate_days * dayMs),
      from?.offer ?? null,
      from?.exclusivityKey ?? null,
      from?.eurCents ?? 0n,
    ],
  );
  if (row === undefined) return null;
  const changed = {
    player: playerId,
    grant: String(row.id),
    offer: from?.offer ?? null,
    from: null,
    to: 'issued',
    currency,
  };
  await recordFact(tx, { kind: 'grant_changed', at: now, data: changed });
  await emit(tx, privateChannel('bonuses_changes', playerId), { id: String(row.id), stage: 'issued' });
  return Number(row.id);
}

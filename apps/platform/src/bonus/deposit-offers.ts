import type { CurrencyCode } from '@liftoff/contract/core/money';
import { amountOf } from '@liftoff/rules/bonus/offer';
import { isCurrency } from '@liftoff/rules/money/money';
import { playerById } from '../account/player-row.ts';
import { refuse, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql, Tx } from '../database/database.ts';
import type { PaymentListener } from '../facts/payment-listener.ts';
import { giveOffer, whyUnavailable, type GiftGiver } from './issue-offer.ts';
import { offerByCode, offerById, type KeptOffer } from './offers.ts';

/** A deposit that is about to begin. `wanted` is the offer that the player chose, or `null` for none. */
export interface BeginningDeposit {
  readonly playerId: number;
  readonly wanted: string | null | undefined;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
}

/** What deposit offers need from other modules. The wiring passes it in. */
export interface DepositOfferParts {
  readonly giver: GiftGiver;
  /** Number of the deposit that the player would make next, from 1. */
  readonly nextDeposit: (sql: Sql, playerId: number) => Promise<number>;
}

/**
 * The offer with which a deposit begins: the one that the player chose, else the one of their deposit code if it is
 * available, else none. A chosen offer that is not available is refused, so that nobody pays in for a bonus that does
 * not come.
 */
export const offerOfDeposit =
  (platform: Platform, parts: DepositOfferParts) =>
  async (tx: Tx, deposit: BeginningDeposit): Promise<string | null | Refused> => {
    const { playerId, wanted } = deposit;
    if (wanted === null) return null;
    if (wanted !== undefined) {
      const kept = await offerById(tx, wanted);
      const isOpen = kept !== null && kept.offer.is_public && (await isAvailable(tx, platform, parts, kept, deposit));
      return isOpen ? wanted : refuse('invalid', { bonus_offer: ['VALIDATION.COMMON.NOT_ALLOWED'] });
    }
    const code = (await playerById(tx, playerId))?.deposit_bonus_code ?? null;
    const kept = code === null ? null : await offerByCode(tx, code);
    return kept !== null && (await isAvailable(tx, platform, parts, kept, deposit)) ? kept.offer.id : null;
  };

async function isAvailable(
  tx: Tx,
  platform: Platform,
  { giver, nextDeposit }: DepositOfferParts,
  kept: KeptOffer,
  { playerId, currency, amount }: BeginningDeposit,
): Promise<boolean> {
  const { offer } = kept;
  if (offer.kind !== 'deposit' || amountOf(offer, currency, amount) === null) return false;
  if (offer.deposit_number !== null && offer.deposit_number !== (await nextDeposit(tx, playerId))) return false;
  if (!(await giver.mayHave(tx, playerId, 'bonus'))) return false;
  return (await whyUnavailable(tx, platform, kept, playerId)) === null;
}

/**
 * Issues the grant of a deposit offer when the deposit is credited, once per deposit [PX-40], and uses up the player's
 * deposit code. An offer that is no longer available gives nothing, and never holds up the payment. The caller locks
 * the offer before the accounts.
 */
export const grantOfDeposit =
  (platform: Platform, { giver }: DepositOfferParts): PaymentListener =>
  async (tx, { player: playerId, payment, action, state, currency, amount, offer: id }) => {
    if (action !== 'deposit' || state !== 'succeeded' || id === null || !isCurrency(currency)) return;
    const deposit = { payment, amount };
    const asked = { playerId, offer: id, currency, deposit, reference: payment };
    if ((await giveOffer(tx, platform, giver, asked)) !== 'given') return;
    const code = (await offerById(tx, id))?.offer.code ?? null;
    if (code !== null)
      await tx.query(
        'UPDATE players SET deposit_bonus_code = NULL WHERE id = $1 AND lower(deposit_bonus_code) = lower($2)',
        [playerId, code],
      );
  };

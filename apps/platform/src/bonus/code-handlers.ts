import type { bonus } from '@liftoff/contract/bonus';
import type { OfferKind } from '@liftoff/contract/console/offers';
import { isCurrency } from '@liftoff/rules/money/money';
import { playerById } from '../account/player-row.ts';
import { refuse, type CallOf, type Handlers, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { audit } from '../database/audit.ts';
import type { Tx } from '../database/database.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import { giveOffer, whyUnavailable, type GiftGiver } from './issue-offer.ts';
import { protectedFromGifts } from '../limits/protected-from-gifts.ts';
import { offerByCode } from './offers.ts';

type CodeCalls = 'setBonusCode' | 'clearBonusCode' | 'updateBonusSettings' | 'useCoupon' | 'usePromoCode';
type CodeStatus = { readonly status: 'activated' | 'used' | 'invalid' };

/**
 * Handlers for bonus codes and settings. An unknown code and a code that is not for this player get the same answer, so
 * that trying codes tells nothing. The calls have their own rate limit.
 */
export function codeHandlers(platform: Platform, giver: GiftGiver): Pick<Handlers<typeof bonus>, CodeCalls> {
  const { db, deps } = platform;
  /** A write under the player's lock, once per idempotency key. Refused if a protection keeps the player from gifts. */
  const write = <T>(
    call: string,
    { player, idempotencyKey, country }: CallOf<'player'>,
    input: unknown,
    act: (tx: Tx) => Promise<T | Refused>,
  ) =>
    withIdempotency(db, deps, { owner: `player:${player.id}`, call, key: idempotencyKey, input }, async tx => {
      await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [player.id]);
      const barred = await protectedFromGifts(tx, { playerId: player.id, country, now: deps.now() });
      return barred ?? (await act(tx));
    });
  return {
    setBonusCode: ({ body: { deposit_bonus_code: code } }, call) =>
      write('setBonusCode', call, { code }, async tx => {
        if (!(await isDepositCode(tx, platform, giver, call.player.id, code)))
          return refuse('invalid', { deposit_bonus_code: ['VALIDATION.COMMON.NOT_ALLOWED'] });
        await tx.query('UPDATE players SET deposit_bonus_code = $2 WHERE id = $1', [call.player.id, code]);
        return { deposit_bonus_code: code };
      }),
    clearBonusCode: (_input, { player, idempotencyKey }) =>
      withIdempotency(
        db,
        deps,
        { owner: `player:${player.id}`, call: 'clearBonusCode', key: idempotencyKey, input: null },
        async tx => {
          await tx.query('UPDATE players SET deposit_bonus_code = NULL WHERE id = $1', [player.id]);
          return undefined;
        },
      ),
    updateBonusSettings: ({ body: { can_issue } }, call) =>
      write('updateBonusSettings', call, { can_issue }, async tx => {
        const before = (await playerById(tx, call.player.id))?.can_issue_bonuses ?? null;
        await tx.query('UPDATE players SET can_issue_bonuses = $2 WHERE id = $1', [call.player.id, can_issue]);
        const actor = `player:${call.player.id}` as const;
        const event = { actor, action: 'player.bonus_settings_changed', subject: actor, ip: call.ip } as const;
        if (before !== can_issue) await audit(tx, deps, { ...event, before, after: can_issue });
        return { can_issue_bonuses: can_issue };
      }),
    useCoupon: ({ body: { coupon_code: code } }, call) =>
      write('useCoupon', call, { code }, tx => redeem(tx, platform, giver, call.player.id, { code, kind: 'coupon' })),
    usePromoCode: ({ body: { code } }, call) =>
      write('usePromoCode', call, { code }, tx =>
        redeem(tx, platform, giver, call.player.id, { code, kind: 'betting_coupon' }),
      ),
  };
}

async function isDepositCode(
  tx: Tx,
  platform: Platform,
  giver: GiftGiver,
  playerId: number,
  code: string,
): Promise<boolean> {
  const kept = await offerByCode(tx, code);
  if (kept === null || kept.offer.kind !== 'deposit') return false;
  if (!(await giver.mayHave(tx, playerId, 'bonus'))) return false;
  return (await whyUnavailable(tx, platform, kept, playerId)) === null;
}

const statusOf = { given: 'activated', already_given: 'used', denied: 'invalid', unavailable: 'invalid' } as const;

/** Issues the bonus of a code to a player, once. */
async function redeem(
  tx: Tx,
  platform: Platform,
  giver: GiftGiver,
  playerId: number,
  { code, kind }: { readonly code: string; readonly kind: OfferKind },
): Promise<CodeStatus> {
  const kept = await offerByCode(tx, code);
  const player = await playerById(tx, playerId);
  if (kept === null || kept.offer.kind !== kind || player === null || !isCurrency(player.currency))
    return { status: 'invalid' };
  const { id: offer } = kept.offer;
  const { currency } = player;
  const had = await tx.query('SELECT FROM bonus_grants WHERE player_id = $1 AND offer = $2', [playerId, offer]);
  if (had.length > 0) return { status: 'used' };
  const asked = { playerId, offer, currency, deposit: null, reference: offer };
  return { status: statusOf[await giveOffer(tx, platform, giver, asked)] };
}

import type { AdventureGift, GiftTerms } from '@liftoff/contract/adventure';
import type { RewardOf } from '@liftoff/contract/reward';
import { amountToWager } from '@liftoff/rules/bonus/amount-to-wager';
import { isOfferOpen, termsOf } from '@liftoff/rules/bonus/offer';
import { winningsTerms } from '@liftoff/rules/bonus/spin-terms';
import { minor, wire } from '@liftoff/rules/money/money';
import type { Platform } from '../core/platform-context.ts';
import type { Sql, Tx } from '../database/database.ts';
import { grantColumns, type GrantRow } from './grant-rows.ts';
import { finishGrant, lockedGrant } from './move-grant.ts';
import { finishSpins, lockedSpins } from './move-spins.ts';
import { offerById } from './offers.ts';
import { spinColumns, termsOf as spinTermsOf, type SpinRow } from './spin-rows.ts';
import type { SpinOffers } from './spins-reward.ts';

/** The bonuses and free spins that the giver with this name gives, by its references. */
export function givenGifts(platform: Platform, giver: string, spinOffers: SpinOffers) {
  const causeOf = (playerId: number, reference: string) => `${playerId}:${giver}:${reference}`;
  return {
    termsOf: (sql: Sql, playerId: number, gift: RewardOf<'bonus' | 'freespins'>): Promise<GiftTerms | null> =>
      gift.type === 'bonus'
        ? bonusTerms(sql, gift, platform.deps.now())
        : spinTerms(sql, spinOffers, playerId, gift.offer),
    given: async (
      sql: Sql,
      playerId: number,
      references: readonly string[],
    ): Promise<ReadonlyMap<string, AdventureGift>> => {
      const wanted = new Map(references.map(reference => [causeOf(playerId, reference), reference]));
      const found = await giftsByCause(sql, [...wanted.keys()]);
      return new Map(found.map(([cause, gift]) => [wanted.get(cause) ?? cause, gift]));
    },
    cancel: async (tx: Tx, playerId: number, reference: string): Promise<void> => {
      const cause = causeOf(playerId, reference);
      const grants = await tx.query<{ id: bigint }>('SELECT id FROM bonus_grants WHERE cause = $1', [cause]);
      for (const { id } of grants) {
        await finishGrant(tx, platform, await lockedGrant(tx, id), 'canceled');
        await tx.query('UPDATE bonus_grants SET flagged = true WHERE id = $1', [id]);
      }
      const sets = await tx.query<{ id: bigint }>('SELECT id FROM spin_sets WHERE cause = $1', [cause]);
      for (const { id } of sets) await finishSpins(tx, platform, await lockedSpins(tx, id), 'canceled');
    },
  };
}

async function bonusTerms(
  sql: Sql,
  { offer, currency, amount_cents: cents }: RewardOf<'bonus'>,
  now: Date,
): Promise<GiftTerms | null> {
  const kept = await offerById(sql, offer);
  const terms = kept?.state === 'live' && isOfferOpen(kept.offer, now) ? termsOf(kept.offer, currency) : null;
  return (
    terms && {
      wager: terms.wager,
      to_stake_cents: wire(amountToWager(terms, minor(cents), 0n)),
      max_win_cents: terms.max_win_cents,
      activate_days: terms.activate_days,
      use_days: terms.wager_days,
      spin_stake_cents: null,
      currency,
    }
  );
}

async function spinTerms(sql: Sql, spinOffers: SpinOffers, playerId: number, offer: string): Promise<GiftTerms | null> {
  const found = await spinOffers(sql, offer, playerId);
  return (
    found && {
      wager: winningsTerms(found.terms)?.wager ?? 0,
      to_stake_cents: 0,
      max_win_cents: found.terms.max_win_cents,
      activate_days: found.terms.activate_days,
      use_days: found.terms.use_days,
      spin_stake_cents: found.terms.stake_cents,
      currency: found.currency,
    }
  );
}

async function giftsByCause(
  sql: Sql,
  causes: readonly string[],
): Promise<readonly (readonly [string, AdventureGift])[]> {
  const grants = await sql.query<GrantRow & { cause: string }>(
    `SELECT g.cause, ${grantColumns} FROM bonus_grants g WHERE g.cause = ANY ($1::text[])`,
    [causes],
  );
  const sets = await sql.query<SpinRow & { cause: string }>(
    `SELECT s.cause, ${spinColumns} FROM spin_sets s WHERE s.cause = ANY ($1::text[])`,
    [causes],
  );
  const of = (row: GrantRow | SpinRow, kind: AdventureGift['kind'], received: bigint): AdventureGift => ({
    kind,
    stage: row.stage,
    currency: row.currency,
    activatable_until: row.activate_by.toISOString(),
    valid_until: row.valid_until?.toISOString() ?? null,
    received_cents: wire(received),
  });
  return [
    ...grants.map(row => [row.cause, of(row, 'bonus', row.converted)] as const),
    // Winnings that become a bonus are not cash yet.
    ...sets.map(row => [row.cause, of(row, 'fs', spinTermsOf(row).wins.as === 'cash' ? row.kept : 0n)] as const),
  ];
}

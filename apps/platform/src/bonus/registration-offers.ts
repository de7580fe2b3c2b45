import { isCurrency } from '@liftoff/rules/money/money';
import type { SignedUpListener } from '../account/sign-up/sign-up.ts';
import type { Platform } from '../core/platform-context.ts';
import { giveOffer, type GiftGiver } from './issue-offer.ts';
import { allOffers } from './offers.ts';

/**
 * Issues the public registration offers to a player who has just registered, one per exclusivity key. An offer that is
 * not available gives nothing, and never holds up the registration.
 */
export const grantsOfRegistration =
  (platform: Platform, giver: GiftGiver): SignedUpListener =>
  async (tx, { playerId, form: { currency } }) => {
    if (!isCurrency(currency)) return;
    for (const { offer } of await allOffers(tx)) {
      if (offer.kind !== 'registration' || !offer.is_public) continue;
      const asked = { playerId, offer: offer.id, currency, deposit: null, reference: offer.id };
      await giveOffer(tx, platform, giver, asked);
    }
  };

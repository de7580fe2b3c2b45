import type { ShopCard } from '@liftoff/contract/console/points-rules';
import { calendarDocument } from '../../adventure/calendar.ts';
import { offerById } from '../../bonus/offers.ts';
import { isSpinOffer, wagerOfSpins } from '../../bonus/spin-offers.ts';
import type { DocumentFault, DocumentKind } from '../../configuration/document-kind.ts';
import { bannersDocument } from '../../content/banners.ts';
import { promotionPagesDocument } from '../../content/promotion-pages.ts';
import type { Platform } from '../../core/platform-context.ts';
import { jackpotsDocument } from '../../jackpot/jackpots-document.ts';
import { questsDocument } from '../../quest/quests-document.ts';
import { pointsDocuments } from '../../points/points-documents.ts';
import type { HasOffer } from '../../reward/reward-kind.ts';
import { vipLevelsDocument } from '../../vip/vip-levels.ts';

export const hasOffer: HasOffer = async (sql, type, offer) =>
  type === 'freespins' ? isSpinOffer(offer) : (await offerById(sql, offer)) !== null;

/** The free spins of a card must exist, and the wagering that it states must be that of their winnings [C28]. */
function cardFault(card: ShopCard): DocumentFault | null {
  if (card.type !== 'freespins') return null;
  if (!isSpinOffer(card.offer)) return { path: 'offer', fault: `there is no offer ${card.offer}` };
  const wager = wagerOfSpins(card.offer);
  return (card.wager ?? 0) === wager ? null : { path: 'wager', fault: `the winnings are wagered ${wager} times` };
}

/** Every kind of configuration document that staff can edit. */
export const documentKinds = ({ config, deps }: Platform): readonly DocumentKind[] => [
  ...pointsDocuments(cardFault, hasOffer),
  calendarDocument(config, hasOffer),
  questsDocument(hasOffer),
  vipLevelsDocument,
  jackpotsDocument(deps),
  bannersDocument(config),
  promotionPagesDocument(config),
];

import type { ShopCard } from '@liftoff/contract/console/points-rules';
import { calendarDocument } from '../../adventure/calendar.ts';
import { offerById } from '../../bonus/offers.ts';
import { isSpinOffer } from '../../bonus/spin-offers.ts';
import type { DocumentKind } from '../../configuration/document-kind.ts';
import { bannersDocument } from '../../content/banners.ts';
import { promotionPagesDocument } from '../../content/promotion-pages.ts';
import type { Platform } from '../../core/platform-context.ts';
import type { Sql } from '../../database/database.ts';
import { jackpotsDocument } from '../../jackpot/jackpots-document.ts';
import { questsDocument } from '../../quest/quests-document.ts';
import { pointsDocuments } from '../../points/points-documents.ts';
import { vipLevelsDocument } from '../../vip/vip-levels.ts';

/** Whether an offer of a bonus or of free spins exists. */
const hasOffer = async (sql: Sql, type: 'bonus' | 'freespins', offer: string): Promise<boolean> =>
  type === 'freespins' ? isSpinOffer(offer) : (await offerById(sql, offer)) !== null;

/** Every kind of configuration document that staff can edit. */
export const documentKinds = (
  { config, deps }: Platform,
  canSell: (card: ShopCard) => boolean,
): readonly DocumentKind[] => [
  ...pointsDocuments(canSell, hasOffer),
  calendarDocument(config, hasOffer),
  questsDocument(hasOffer),
  vipLevelsDocument,
  jackpotsDocument(deps),
  bannersDocument(config),
  promotionPagesDocument(config),
];

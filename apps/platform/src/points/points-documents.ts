import { Earning, Levels, ShopCard } from '@liftoff/contract/console/points-rules';
import { oneDocument, type DocumentFault, type DocumentKind } from '../configuration/document-kind.ts';
import type { HasOffer } from '../reward/reward-kind.ts';
import { levelView } from './points-handlers.ts';
import { CardGroup, cardPrefix, configuredPoints, earningName, levelsName } from './points-rules.ts';
import { cardView } from './shop.ts';

/** The documents about points: earning rates, levels and shop cards. `cardFault` says why a card cannot be sold. */
export function pointsDocuments(
  cardFault: (card: ShopCard) => DocumentFault | null,
  hasOffer: HasOffer,
): DocumentKind[] {
  const cards: DocumentKind<ShopCard> = {
    isName: name => name.startsWith(cardPrefix) && CardGroup.safeParse(name.slice(cardPrefix.length)).success,
    shape: ShopCard,
    shipped: () => new Map(Object.entries(configuredPoints.cards).map(([group, card]) => [cardPrefix + group, card])),
    isOptional: true,
    faultOf: (_sql, card) => cardFault(card),
    preview: (_sql, card, { currency, locale }) => cardView({ group: '', version: 0, card }, { currency, locale }),
  };
  return [
    oneDocument(earningName, { shape: Earning, file: () => configuredPoints.earning }),
    oneDocument(levelsName, {
      shape: Levels,
      file: () => configuredPoints.levels,
      faultOf: async (sql, levels) => {
        for (const [at, { gifts }] of levels.entries())
          for (const [number, gift] of gifts.entries()) {
            if (gift.type !== 'bonus' && gift.type !== 'fs') continue;
            if (!(await hasOffer(sql, gift.type === 'fs' ? 'freespins' : 'bonus', gift.offer)))
              return { path: `${at}.gifts.${number}.offer`, fault: `there is no offer ${gift.offer}` };
          }
        return null;
      },
      preview: (_sql, levels, { currency, locale }) =>
        levels.map((level, n) => levelView(level, n + 1, { persistent: 0n, currency, locale, showsGifts: true })),
    }),
    cards,
  ];
}

import type { BoxItem } from '@liftoff/contract/lootbox-entities';
import { chancesOf } from '@liftoff/rules/lootbox/prize-table';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { usePrizeWords } from './use-prize-words.ts';

/** Every prize of a table with its chance, and why a prize of weight 0 cannot be won [D10] [C29] [PX-79]. */
export function OddsList({ items, currency, terms }: { items: readonly BoxItem[]; currency: string; terms?: boolean }) {
  const t = useTranslations('lootbox.odds');
  const words = usePrizeWords(currency);
  const texts = words.chances(items);
  const chances = chancesOf(items);
  const highest = Math.max(...chances);
  return (
    <ul className="odds">
      {items.map((item, at) => {
        const style: CSSProperties & Record<'--chance', number> = { '--chance': (chances[at] ?? 0) / highest };
        const own = terms === true ? words.terms(item) : null;
        return (
          <li key={item.id} className="odds__row small">
            <span>
              {words.name(item)}
              {own && <span className="caption text-muted odds__terms">{own.wagering}</span>}
            </span>
            {item.weight > 0 ? <span className="odds__bar" style={style} aria-hidden="true" /> : null}
            <span className={item.weight > 0 ? 'numeric odds__chance' : 'numeric odds__chance odds__chance--never'}>
              {texts[at]}
              {item.weight === 0 && (
                <span className="caption text-muted odds__terms">{t(item.out_of_stock ? 'gone' : 'never')}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

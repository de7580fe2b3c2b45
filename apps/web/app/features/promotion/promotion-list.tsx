import { Section } from '@liftoff/ui/section';
import { useTranslations } from 'use-intl';
import { PromotionCard } from './promotion-card.tsx';
import type { PromotionsData } from './promotion-data.ts';
import './promotion.css';

interface PromotionListProps {
  name: 'others' | 'producers';
  data: Pick<PromotionsData, 'promotions' | 'isGuest' | 'now'>;
}

/** Promotions of some types, on a page that is about more than promotions. Ended ones are left out. */
export function PromotionList({ name, data: { promotions, isGuest, now } }: PromotionListProps) {
  const t = useTranslations('promotions');
  const shown = promotions?.filter(({ status }) => status !== 'archive') ?? [];
  return (
    <Section>
      <h2 className="heading-2">{t(`section.${name}.title`)}</h2>
      {shown.length === 0 && <p className="text-secondary margin-top-2">{t(`section.${name}.none`)}</p>}
      <ul className="promotions__cards margin-top-4">
        {shown.map(one => (
          <li key={one.id}>
            <PromotionCard promotion={one} isGuest={isGuest} now={now} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

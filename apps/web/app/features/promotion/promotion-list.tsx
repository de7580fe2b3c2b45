import { Section } from '@liftoff/ui/section';
import { useTranslations } from 'use-intl';
import { PromotionCard } from './promotion-card.tsx';
import type { PromotionsOfVisitor } from './promotion-data.ts';
import './promotion.css';

interface PromotionListProps {
  name: 'others' | 'producers';
  data: Pick<PromotionsOfVisitor, 'promotions' | 'isGuest' | 'isNeutral' | 'now'>;
}

/**
 * The promotions of some types below the main content of a page, without those that have ended. Shows nothing if they
 * failed to load, because the page must not claim that there are none.
 */
export function PromotionList({ name, data: { promotions, isGuest, isNeutral, now } }: PromotionListProps) {
  const t = useTranslations('promotions');
  if (promotions === null) return null;
  const shown = promotions.filter(({ status }) => status !== 'archive');
  return (
    <Section>
      <h2 className="heading-2">{t(`section.${name}.title`)}</h2>
      {shown.length === 0 && <p className="text-secondary margin-top-2">{t(`section.${name}.none`)}</p>}
      <ul className="promotions__cards margin-top-4">
        {shown.map(one => (
          <li key={one.id}>
            <PromotionCard promotion={one} isGuest={isGuest} isNeutral={isNeutral} now={now} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

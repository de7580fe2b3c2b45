import { Card } from '@liftoff/ui/card';
import { CalendarIcon, GaugeIcon, InfoIcon } from '@liftoff/ui/icons';
import { RowPlate } from '@liftoff/ui/row-plate';
import { Section } from '@liftoff/ui/section';
import '@liftoff/ui/styles/plate.css';
import { useTranslations } from 'use-intl';

const facts = [
  { key: 'cost', icon: InfoIcon },
  { key: 'limits', icon: GaugeIcon },
  { key: 'quarter', icon: CalendarIcon },
] as const;

/** What every player should know before they play for a status. */
export function VipFacts() {
  const t = useTranslations('vip.facts');
  return (
    <Section aria-label={t('title')}>
      <ul className="vip-facts">
        {facts.map(({ key, icon }) => (
          <li key={key}>
            <Card as="div" className="row gap-3 vip-facts__card">
              <RowPlate icon={icon} />
              <div>
                <h2 className="title">{t(`${key}.title`)}</h2>
                <p className="small text-secondary margin-top-1">{t(`${key}.text`)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

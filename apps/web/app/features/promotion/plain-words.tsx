import { Card } from '@liftoff/ui/card';
import { IconPlate } from '@liftoff/ui/icon-plate';
import { BanIcon, PercentIcon, TrophyIcon } from '@liftoff/ui/icons';
import { Section } from '@liftoff/ui/section';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../shared/site/site.ts';

const words = [
  { name: 'price', icon: PercentIcon },
  { name: 'place', icon: TrophyIcon },
  { name: 'off', icon: BanIcon },
] as const;

/** Explains what promotions cost, and links players to the settings that turn offers off. */
export function PlainWords({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations('promotions');
  const paths = usePaths();
  return (
    <Section>
      <h2 className="heading-2">{t('plain.title')}</h2>
      <ul className="promotions__pages margin-top-4">
        {words.map(({ name, icon }) => (
          <li key={name}>
            <Card as="div" className="promotions__page">
              <IconPlate icon={icon} />
              <div>
                <h3 className="heading-3">{t(`plain.${name}.title`)}</h3>
                <p className="small text-secondary margin-top-1">{t(`plain.${name}.text`)}</p>
                {name === 'off' && !isGuest && (
                  <a className="link small" href={paths.profile('subscriptions')}>
                    {t('plain.off.link')}
                  </a>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <p className="small text-muted margin-top-6">
        {t('harm')}{' '}
        <a className="link" href={paths.page('general-rules')}>
          {t('generalRules')}
        </a>
      </p>
    </Section>
  );
}

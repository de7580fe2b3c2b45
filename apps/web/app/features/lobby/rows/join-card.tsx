import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { useTranslations } from 'use-intl';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { usePaths } from '../../../shared/site/site.ts';

/**
 * The card next to the banners that guests see: three steps to the first round. The header above it already has the
 * Register button.
 */
export default function JoinCard() {
  const t = useTranslations('lobby.join');
  const header = useTranslations('shell.header');
  const paths = usePaths();
  const { gamesCount } = useShellData();
  const create = (
    <a className="link" href={paths.signUp()}>
      {t('one')}
    </a>
  );
  const steps = [
    [create, t('oneText')],
    [t('two'), t('twoText')],
    [t('three'), t('threeText', { count: gamesCount })],
  ] as const;
  return (
    <Card as="aside" className="deck" aria-label={t('label')}>
      <h2 className="heading-3">{t('title')}</h2>
      <p className="small text-secondary margin-top-1">{t('text')}</p>
      <ol className="column gap-4 margin-top-4">
        {steps.map(([title, text], index) => (
          <li className="row gap-3 join__step" key={text}>
            <span className="numeric join__number">{index + 1}</span>
            <span>
              <b className="small join__title">{title}</b>
              <span className="caption text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className="column gap-2 join__actions">
        <ButtonLink href={paths.signIn()}>{header('signIn')}</ButtonLink>
      </div>
    </Card>
  );
}

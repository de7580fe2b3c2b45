import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { useTranslations } from 'use-intl';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { usePaths } from '../../../shared/site/site.ts';

/** The card next to the banners that guests see: three steps to the first round. */
export default function JoinCard() {
  const t = useTranslations('lobby.join');
  const header = useTranslations('shell.header');
  const paths = usePaths();
  const { gamesCount } = useShellData();
  const steps = [
    [t('one'), t('oneText')],
    [t('two'), t('twoText')],
    [t('three'), t('threeText', { count: gamesCount })],
  ] as const;
  return (
    <Card as="aside" className="deck" aria-label={t('label')}>
      <h2 className="h3">{t('title')}</h2>
      <p className="small t2 mt1">{t('text')}</p>
      <ol className="col g4 mt4">
        {steps.map(([title, text], index) => (
          <li className="row g3 join__step" key={title}>
            <span className="num join__no">{index + 1}</span>
            <span>
              <b className="small join__title">{title}</b>
              <span className="cap t3">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className="col g2 join__cta">
        <ButtonLink variant="primary" href={paths.signUp()}>
          {header('register')}
        </ButtonLink>
        <ButtonLink href={paths.signIn()}>{header('signIn')}</ButtonLink>
      </div>
    </Card>
  );
}

import { ButtonLink } from '@liftoff/ui/button-link';
import { useTranslations } from 'use-intl';
import { usePaths } from '../site/site.ts';

/** Shown if the script of the failure screen fails to load as well, so that no page is empty [B21]. */
export function FailureWords() {
  const t = useTranslations('errors');
  const paths = usePaths();
  return (
    <div className="plain-page__main">
      <h1 className="display plain-page__title">{navigator.onLine ? t('title') : t('offline')}</h1>
      <p className="text-secondary plain-page__lead">{t('text')}</p>
      <ButtonLink variant="primary" href={paths.lobby()} data-document>
        {t('lobby')}
      </ButtonLink>
    </div>
  );
}

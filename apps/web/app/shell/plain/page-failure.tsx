import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '@liftoff/ui/state-panel';
import { usePaths } from '../../shared/site/site.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { useReportedFailure } from './use-reported-failure.ts';

/** Shown instead of a failed page inside the intact shell. Says that account and balance are safe. */
export default function PageFailure() {
  useReportedFailure();
  const t = useTranslations('errors');
  const paths = usePaths();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHead title={t('title')} hidden />
      <ErrorState
        section
        headingLevel={1}
        title={t('title')}
        text={t('text')}
        action={
          <>
            <Button variant="primary" disabled={state !== 'idle'} onClick={() => revalidate()}>
              {t('retry')}
            </Button>
            <ButtonLink href={paths.lobby()}>{t('lobby')}</ButtonLink>
          </>
        }
      />
    </>
  );
}

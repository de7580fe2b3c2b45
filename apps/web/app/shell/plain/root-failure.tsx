import { ButtonLink } from '@liftoff/ui/button-link';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePaths } from '../../shared/site/site.ts';
import { PlainPage } from './plain-page.tsx';
import { useReportedFailure } from './use-reported-failure.ts';

/** Last resort, shown if even the shell fails to render. */
export default function RootFailure() {
  useReportedFailure();
  const t = useTranslations('errors');
  const paths = usePaths();
  return (
    <>
      <PageHead title={t('title')} hidden />
      <PlainPage title={t('title')} text={t('text')} drawing="broken">
        <ButtonLink variant="primary" size="l" href={paths.lobby()} data-document>
          {t('lobby')}
        </ButtonLink>
      </PlainPage>
    </>
  );
}

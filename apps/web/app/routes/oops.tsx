import { ButtonLink } from '@liftoff/ui/button-link';
import { useTranslations } from 'use-intl';
import { PageHead } from '../shared/page-head.tsx';
import { usePaths } from '../shared/site.ts';
import { PlainPage } from '../shell/plain/plain-page.tsx';

/** ROUTE-046: for visitors who may not use the site. */
export default function Oops() {
  const t = useTranslations('page.oops');
  const paths = usePaths();
  return (
    <>
      <PageHead title={t('title')} hidden />
      <PlainPage drawing="stop" title={t('title')} text={t('text')}>
        <ButtonLink size="l" href={paths.page('responsible-gaming')}>
          {t('help')}
        </ButtonLink>
        <ButtonLink variant="ghost" size="l" href={paths.lobby()}>
          {t('again')}
        </ButtonLink>
      </PlainPage>
    </>
  );
}

import { ButtonLink } from '@liftoff/ui/button-link';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../shared/page-head.tsx';
import { usePaths } from '../../shared/site.ts';
import type { LaterPage } from './later-pages.ts';
import { PlainContent } from './plain-page.tsx';

/** A part of the casino that menus already show and that opens later. */
export function ComingPage({ name }: { name: LaterPage }) {
  const t = useTranslations('page.coming');
  const paths = usePaths();
  const title = t(`names.${name}`);
  return (
    <div className="pl__m pl__m--in">
      <PageHead title={title} hidden />
      <PlainContent drawing="dotted" eyebrow={t('aria')} title={title} text={t('text')}>
        <ButtonLink variant="primary" size="l" href={paths.lobby()}>
          {t('lobby')}
        </ButtonLink>
      </PlainContent>
    </div>
  );
}

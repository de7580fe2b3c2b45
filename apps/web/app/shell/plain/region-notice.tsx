import { NoticeLine } from '@liftoff/ui/notice-line';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { fetchTexts } from '../../shared/calls/fetched-texts.ts';
import { useSite } from '../../shared/site/site.ts';
import { MoreTexts } from '../../shared/texts/more-texts.tsx';
import type { RestrictedPath } from '../restricted-path.ts';

const texts = {
  '/sign-up': 'signUp',
  '/registration': 'signUp',
  '/sign-in': 'signIn',
  '/login': 'signIn',
} as const satisfies Record<RestrictedPath, string>;

/** Why registration or login did not open (ERR-023). */
export default function RegionNotice({ path }: { path: RestrictedPath }) {
  const { locale } = useSite();
  return (
    <MoreTexts locale={locale} texts={use(fetchTexts(locale))}>
      <Line path={path} />
    </MoreTexts>
  );
}

const bringIn = (line: HTMLElement | null): void => line?.scrollIntoView?.({ block: 'center' });

function Line({ path }: { path: RestrictedPath }) {
  const t = useTranslations('account.region');
  return (
    <NoticeLine tone="warn" className="mt4" role="alert" ref={bringIn}>
      {t(texts[path])}
    </NoticeLine>
  );
}

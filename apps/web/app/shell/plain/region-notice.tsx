import { NoticeLine } from '@liftoff/ui/notice-line';
import { useTranslations } from 'use-intl';
import { withTexts } from '../../shared/texts/with-texts.tsx';
import type { RestrictedPath } from '../restricted-path.ts';

const texts = {
  '/sign-up': 'signUp',
  '/registration': 'signUp',
  '/sign-in': 'signIn',
  '/login': 'signIn',
} as const satisfies Record<RestrictedPath, string>;

/** Explains why registration or sign-in did not open [ERR-023]. */
export default withTexts(function RegionNotice({ path }: { path: RestrictedPath }) {
  const t = useTranslations('account.region');
  return (
    <NoticeLine tone="warn" className="margin-top-4" role="alert" ref={bringIn}>
      {t(texts[path])}
    </NoticeLine>
  );
});

const bringIn = (line: HTMLElement | null): void => line?.scrollIntoView?.({ block: 'center' });

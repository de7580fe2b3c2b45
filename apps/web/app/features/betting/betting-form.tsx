import { FullScreenLayout } from '@liftoff/ui/full-screen-layout';
import { IconButtonLink } from '@liftoff/ui/icon-button';
import { XIcon } from '@liftoff/ui/icons';
import { useEffect, useMemo, type MouseEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SiteProvider, useSite } from '../../shared/site/site.ts';
import { TrustLine } from '../../shared/parts/trust-line.tsx';
import { isFramed, leaveForm, type Ending } from './leave-form.ts';
import './betting-form.css';

interface BettingFormProps {
  screen: { header: ReactNode; body: ReactNode };
  /** The sports site, and where closing leads before script does it. */
  betting: { url: string; leadsTo: string };
  /** What closing says: the visitor may have become a player meanwhile. */
  ending: Ending;
}

/** A form of the sports site, over a ground that closes it (OVERLAY-007 to OVERLAY-009). */
export function BettingForm({ screen, betting, ending }: BettingFormProps) {
  const t = useTranslations('account');
  useLinksOutOfFrame();
  const site = useSiteOfForms();
  const close = (event: MouseEvent) => {
    event.preventDefault();
    leaveForm(betting.url, ending);
  };
  // Without script a press leads the whole window there, out of a frame as well.
  const away = { href: betting.leadsTo, target: '_top', onClick: close };
  return (
    <main className="bf">
      <a className="bf__ground" {...away} tabIndex={-1} aria-hidden="true" />
      <div className="bf__card">
        <FullScreenLayout
          header={screen.header}
          close={<IconButtonLink icon={XIcon} label={t('close')} filled {...away} />}
          footer={<TrustLine />}
        >
          <SiteProvider value={site}>{screen.body}</SiteProvider>
        </FullScreenLayout>
      </div>
    </main>
  );
}

/** From one of its forms the way leads to the other one, not to that of the casino. */
function useSiteOfForms() {
  const site = useSite();
  return useMemo(() => {
    const { paths } = site;
    return { ...site, paths: { ...paths, signIn: paths.login, signUp: paths.registration } };
  }, [site]);
}

/** For whoever is a player already: nothing to fill in, on to where the form leads. */
export function LeaveAtOnce({ bettingUrl }: { bettingUrl: string }) {
  useEffect(() => leaveForm(bettingUrl, 'refresh'), [bettingUrl]);
  return null;
}

const isForm = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && /\/(?:login|registration)$/.test(pathname);

/** Another page of the casino must not open in the frame, which may show the forms alone. */
function useLinksOutOfFrame(): void {
  useEffect(() => {
    if (!isFramed()) return undefined;
    const lead = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && !isForm(link)) link.target = '_top';
    };
    document.addEventListener('click', lead, true);
    return () => document.removeEventListener('click', lead, true);
  }, []);
}

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
  /**
   * `url` is the sports site's address; `leadsTo` is the address that the close links open before the script has
   * loaded.
   */
  betting: { url: string; leadsTo: string };
  /** The message that closing the form sends: the visitor might have become a player in the meantime. */
  ending: Ending;
}

/** A form for the sports site, over a backdrop that closes it [OVERLAY-007] [OVERLAY-008] [OVERLAY-009]. */
export function BettingForm({ screen, betting, ending }: BettingFormProps) {
  const t = useTranslations('account');
  useLinksOutOfFrame();
  const site = useSiteOfForms(betting);
  const close = (event: MouseEvent) => {
    event.preventDefault();
    leaveForm(betting.url, ending);
  };
  // Without a script, a click navigates the whole window, even from inside a frame.
  const away = { href: betting.leadsTo, target: '_top', onClick: close };
  return (
    <main className="betting-form">
      <a className="betting-form__ground" {...away} tabIndex={-1} aria-hidden="true" />
      <div className="betting-form__card">
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

/**
 * Makes the sports site's sign-in and registration forms link to each other instead of to the casino's forms, and lead
 * to the same address.
 */
function useSiteOfForms({ url, leadsTo }: BettingFormProps['betting']) {
  const site = useSite();
  const redirect = leadsTo === url ? undefined : leadsTo;
  return useMemo(() => {
    const { paths } = site;
    const signIn = () => paths.login(redirect);
    const signUp = () => paths.registration(redirect);
    return { ...site, paths: { ...paths, signIn, signUp } };
  }, [site, redirect]);
}

/** Leaves the form immediately, for visitors who are already signed in. */
export function LeaveAtOnce({ bettingUrl }: { bettingUrl: string }) {
  useEffect(() => leaveForm(bettingUrl, 'refresh'), [bettingUrl]);
  return null;
}

const isForm = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && /\/(?:login|registration)$/.test(pathname);

/** Opens links to other casino pages outside the frame, because only the forms may be framed. */
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

import { SkipLink } from '@liftoff/ui/button-link';
import { NoticeLine } from '@liftoff/ui/notice-line';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { BottomMenu } from './bottom-menu.tsx';
import { useDropdownClosing } from './dropdown-closing.ts';
import { useFollowLinks } from './follow-links.ts';
import { WaitingFooter } from './waiting-footer.tsx';
import { Header } from './header.tsx';
import { keepInstallOffer } from './install-offer.ts';
import { useRegionGuard } from './region-guard.tsx';
import { useShellData } from '../shared/site/shell-data.ts';
import { part } from '../shared/parts/part.tsx';

const HeaderNotices = part(() => import('./header-notices/header-notices.tsx'), { optional: 'header notices' });

interface ShellFrameProps {
  dialogs: ReadonlySet<string>;
  openPanel: (panel: string) => boolean;
  closePanels: () => void;
  children: ReactNode;
}

/** Header, page content, footer and the phone's bottom menu. */
export function ShellFrame({ dialogs, openPanel, closePanels, children }: ShellFrameProps) {
  const t = useTranslations('shell');
  const { stop, notice } = useRegionGuard(closePanels);
  useFollowLinks({ dialogs, openPanel, stop });
  const { stale, notices } = useShellData();
  const navigation = useNavigation();
  useEffect(keepInstallOffer, []);
  useDropdownClosing();
  useClosingOnArrival(closePanels);
  return (
    <div className="has-bottom-menu" data-going={navigation.state === 'loading' ? '' : undefined}>
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <Header />
      {notices.length > 0 && <HeaderNotices notices={notices} />}
      <main className="wrap" id="content" tabIndex={-1}>
        {stale && (
          <NoticeLine tone="warn" className="margin-top-4" role="status">
            {t('stale')}
          </NoticeLine>
        )}
        {notice}
        {children}
      </main>
      <WaitingFooter />
      <BottomMenu />
    </div>
  );
}

/** Closes the sidebar and the search when the visitor moves to another page. */
function useClosingOnArrival(closePanels: () => void): void {
  const { pathname, search } = useLocation();
  const arrived = useRef(`${pathname}${search}`);
  useEffect(() => {
    const here = `${pathname}${search}`;
    if (arrived.current === here) return;
    arrived.current = here;
    closePanels();
  }, [pathname, search, closePanels]);
}

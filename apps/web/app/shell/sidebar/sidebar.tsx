import '@liftoff/ui/styles/dialogs.css';
import { Drawer } from '@liftoff/ui/drawer';
import { BellIcon, DownloadIcon, GaugeIcon, GiftIcon, HeadphonesIcon, UserRoundIcon } from '@liftoff/ui/icons';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { usePlayerSeed } from '../../shared/player.ts';
import { usePaths } from '../../shared/site.ts';
import { useInstallOffer } from '../install-offer.ts';
import LanguageLinks from '../languages/language-links.tsx';
import { LocalTime } from './local-time.tsx';
import { Logo } from '../logo.tsx';
import { useMoreMenu, useTopMenu, type MenuEntry } from '../menu-items.ts';
import { ThemeChooser } from '../footer/theme-chooser.tsx';

const SidebarPlayer = lazy(() => import('./sidebar-player.tsx'));

interface SidebarProps {
  open: boolean;
  onClose: () => void;
}

/** The phone's sidebar (SHELL-048 to SHELL-057), in its own chunk until it is first opened. */
export default function Sidebar({ open, onClose }: SidebarProps) {
  const t = useTranslations('shell');
  const player = usePlayerSeed();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={t('sidebar.label')}
      closeLabel={t('sidebar.close')}
      header={<Logo />}
      footer={
        <div className="row between cap t2">
          <ThemeChooser />
          <LocalTime />
        </div>
      }
    >
      {player ? (
        <Suspense>
          <SidebarPlayer player={player} />
        </Suspense>
      ) : (
        <GuestWell />
      )}
      <SidebarMenu signedIn={player !== null} />
      <InstallOffer />
      <details className="dr__lang">
        <summary className="menu__i">{t('language.title')}</summary>
        <nav className="menu dr__m">
          <LanguageLinks />
        </nav>
      </details>
    </Drawer>
  );
}

function GuestWell() {
  const t = useTranslations('shell');
  const paths = usePaths();
  return (
    <div className="dr__well">
      <p className="title">{t('sidebar.guestTitle')}</p>
      <p className="cap t2 mt1">{t('sidebar.guestText')}</p>
      <div className="row g2 mt3">
        <a className="btn btn--s btn--primary grow" href={paths.signUp()}>
          {t('header.register')}
        </a>
        <a className="btn btn--s grow" href={paths.signIn()}>
          {t('header.signIn')}
        </a>
      </div>
    </div>
  );
}

/** SHELL-050 to SHELL-053: notifications, the menu, and for players their profile and support chat. */
function SidebarMenu({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('shell.sidebar');
  const paths = usePaths();
  const top = useTopMenu();
  const more = useMoreMenu();
  const own: MenuEntry[] = signedIn
    ? [
        { key: 'profile', label: t('profile'), href: paths.profile(), icon: UserRoundIcon },
        { key: 'limits', label: t('limits'), href: paths.profile('limits'), icon: GaugeIcon },
        { key: 'gifts', label: t('gifts'), href: paths.profile('gifts'), icon: GiftIcon },
        { key: 'support', label: t('supportChat'), href: paths.support(), icon: HeadphonesIcon },
      ]
    : [];
  const notices = { key: 'notices', label: t('notifications'), href: paths.support(), icon: BellIcon };
  return (
    <nav className="menu dr__m" aria-label={t('label')}>
      {[notices, ...top, ...more].map(entry => (
        <SidebarLink key={entry.key} entry={entry} />
      ))}
      {own.length > 0 && <hr />}
      {own.map(entry => (
        <SidebarLink key={entry.key} entry={entry} />
      ))}
    </nav>
  );
}

function SidebarLink({ entry }: { entry: MenuEntry }) {
  const Icon = entry.icon;
  return (
    <a href={entry.href}>
      <Icon />
      <span className="grow">{entry.label}</span>
    </a>
  );
}

/** SHELL-055: offered where the browser can install the site, until it is installed. */
function InstallOffer() {
  const t = useTranslations('shell.sidebar');
  const install = useInstallOffer();
  if (!install) return null;
  return (
    <button type="button" className="dr__well dr__install" onClick={install}>
      <DownloadIcon />
      <span>
        <b className="title">{t('install')}</b>
        <span className="cap t2">{t('installText')}</span>
      </span>
    </button>
  );
}

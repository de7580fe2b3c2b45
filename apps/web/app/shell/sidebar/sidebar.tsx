import { ButtonLink } from '@liftoff/ui/button-link';
import { MenuRowSummary } from '@liftoff/ui/menu-row-button';
import '@liftoff/ui/styles/dialogs.css';
import { Drawer, DrawerNav } from '@liftoff/ui/drawer';
import { HeadphonesIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { usePlayerSeed, type PlayerSeed } from '../../shared/player/player.ts';
import { usePaths } from '../../shared/site/site.ts';
import LanguageLinks from '../../shared/site/language-links.tsx';
import { InstallBlock } from './install-block.tsx';
import { LocalTime } from './local-time.tsx';
import { SidebarLink } from './sidebar-link.tsx';
import { Logo } from '../../shared/parts/logo.tsx';
import { useMoreMenu, useTopMenu } from '../menu-items.ts';
import { ThemeChooser } from '../footer/theme-chooser.tsx';
import { part } from '../../shared/parts/part.tsx';

// The parts for players are in separate chunks. If one of them fails, the rest of the sidebar still works.
const SidebarPlayer = part(() => import('./sidebar-player.tsx'), { optional: 'sidebar: balance' });
const SidebarWho = part(() => import('./sidebar-who.tsx'), { optional: 'sidebar: player', fallback: <span /> });
const SidebarManager = part(() => import('./sidebar-manager.tsx'), { optional: 'sidebar: manager' });
const SidebarNotices = part(() => import('./sidebar-notices.tsx'), { optional: 'sidebar: notifications' });
const SidebarPlayerMenu = part(() => import('./sidebar-player-menu.tsx'), { optional: 'sidebar: player menu' });

interface SidebarProps {
  open: boolean;
  onClose: () => void;
}

/** The sidebar on phones [SHELL-048]. It is in a separate chunk that is loaded when it is first opened. */
export default function Sidebar({ open, onClose }: SidebarProps) {
  const t = useTranslations('shell');
  const player = usePlayerSeed();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={t('sidebar.label')}
      closeLabel={t('sidebar.close')}
      header={player ? <SidebarWho player={player} /> : <Logo />}
      footer={
        <div className="row between caption text-secondary">
          <ThemeChooser />
          <LocalTime />
        </div>
      }
    >
      {player ? <SidebarPlayer player={player} /> : <GuestWell />}
      <SidebarMenu player={player} onClose={onClose} />
      {player && <SidebarManager user={player.user} />}
      <InstallBlock />
      <details className="drawer__languages">
        <MenuRowSummary>{t('language.title')}</MenuRowSummary>
        <DrawerNav>
          <LanguageLinks />
        </DrawerNav>
      </details>
    </Drawer>
  );
}

function GuestWell() {
  const t = useTranslations('shell');
  const paths = usePaths();
  return (
    <div className="drawer__well">
      <p className="title">{t('sidebar.guestTitle')}</p>
      <p className="caption text-secondary margin-top-1">{t('sidebar.guestText')}</p>
      <div className="row gap-2 margin-top-3">
        <ButtonLink variant="primary" size="s" className="grow" href={paths.signUp()}>
          {t('header.register')}
        </ButtonLink>
        <ButtonLink size="s" className="grow" href={paths.signIn()}>
          {t('header.signIn')}
        </ButtonLink>
      </div>
    </div>
  );
}

/**
 * Notifications, the menu, and entries that only players see [SHELL-050] [SHELL-051]. Guests have no notifications
 * and see support instead, as in the header [SHELL-033].
 */
function SidebarMenu({ player, onClose }: { player: PlayerSeed | null; onClose: () => void }) {
  const t = useTranslations('shell');
  const paths = usePaths();
  const top = useTopMenu();
  const more = useMoreMenu();
  const support = { key: 'support', label: t('header.support'), href: paths.support(), icon: HeadphonesIcon };
  return (
    <DrawerNav aria-label={t('sidebar.label')}>
      {player && <SidebarNotices onClose={onClose} />}
      {[...(player ? [] : [support]), ...top, ...more].map(entry => (
        <SidebarLink key={entry.key} entry={entry} />
      ))}
      {player && <SidebarPlayerMenu />}
    </DrawerNav>
  );
}

import { ButtonLink } from '@liftoff/ui/button-link';
import { Dropdown } from '@liftoff/ui/dropdown';
import { IconButtonLink } from '@liftoff/ui/icon-button';
import { GlobeIcon, HeadphonesIcon, SearchIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { usePlayerSeed } from '../shared/player/player.ts';
import { usePaths, useSite } from '../shared/site/site.ts';
import { WaitingLanguageLinks } from './languages/waiting-language-links.tsx';
import { Logo } from '../shared/parts/logo.tsx';
import { TopMenu } from './top-menu.tsx';
import { part } from '../shared/parts/part.tsx';

const PlayerActions = part(() => import('./account-menu/player-actions.tsx'), {
  optional: 'account menu',
  fallback: <span className="header__waiting" />,
});

/** The bar at the top of every page in the main layout [SHELL-020]. */
export function Header() {
  const t = useTranslations('shell.header');
  const paths = usePaths();
  const player = usePlayerSeed();
  return (
    <header className="header">
      <div className="wrap header__content">
        <Logo />
        <TopMenu />
        <div className="header__actions">
          <IconButtonLink icon={SearchIcon} label={t('search')} href={paths.search()} data-panel="search" />
          {player ? <PlayerActions player={player} /> : <GuestActions />}
        </div>
      </div>
    </header>
  );
}

/** The header for guests: support, language, sign-in and registration [SHELL-030]. */
function GuestActions() {
  const t = useTranslations('shell.header');
  const paths = usePaths();
  const { language } = useSite();
  return (
    <>
      <IconButtonLink icon={HeadphonesIcon} label={t('support')} className="only-desktop" href={paths.support()} />
      <div className="only-desktop">
        <Dropdown
          look="button"
          align="end"
          panelClass="dropdown__panel--languages"
          label={t('language', { ...language })}
          summary={
            <>
              <GlobeIcon />
              {language.short}
            </>
          }
        >
          <WaitingLanguageLinks />
        </Dropdown>
      </div>
      <ButtonLink variant="ghost" size="s" href={paths.signIn()}>
        {t('signIn')}
      </ButtonLink>
      {/* The phone's bottom menu has this button. */}
      <ButtonLink variant="primary" size="s" className="only-desktop" href={paths.signUp()}>
        {t('register')}
      </ButtonLink>
    </>
  );
}

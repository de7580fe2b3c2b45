import { CherryIcon, HouseIcon, MenuIcon, PlusIcon, SpadeIcon, UserRoundIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { usePlayerSeed } from '../shared/player/player.ts';
import { usePaths } from '../shared/site/site.ts';
import { useIsCurrent } from './current.ts';

/**
 * The menu at the bottom of a phone's screen [SHELL-043]. Without JavaScript, its last entry leads to the links in
 * the footer.
 */
export function BottomMenu() {
  const t = useTranslations('shell');
  const paths = usePaths();
  const isCurrent = useIsCurrent();
  const player = usePlayerSeed();
  return (
    <nav className="bottom-menu" aria-label={t('quick.label')}>
      <a href={paths.lobby()} aria-current={isCurrent(paths.lobby())}>
        <HouseIcon size="l" />
        {t('nav.lobby')}
      </a>
      <a href={paths.pokies()} aria-current={isCurrent(paths.pokies())}>
        <CherryIcon size="l" />
        {t('nav.pokies')}
      </a>
      <a className="bottom-menu__deposit" href={player ? paths.deposit() : paths.signUp()}>
        <span>{player ? <PlusIcon /> : <UserRoundIcon />}</span>
        {player ? t('header.deposit') : t('header.register')}
      </a>
      <a href={paths.live()} aria-current={isCurrent(paths.live())}>
        <SpadeIcon size="l" />
        {t('nav.live')}
      </a>
      <a href="#footer" data-panel="sidebar" aria-haspopup="dialog">
        <MenuIcon size="l" />
        {t('quick.menu')}
      </a>
    </nav>
  );
}

import type { GameSheet } from '@liftoff/contract/game/frame-messages';
import { IconButton } from '@liftoff/ui/icon-button';
import {
  ArrowDownToLineIcon,
  FingerprintIcon,
  GaugeIcon,
  HeartIcon,
  HistoryIcon,
  InfoIcon,
  MaximizeIcon,
  MinimizeIcon,
  UserIcon,
  Volume2Icon,
  VolumeXIcon,
  XIcon,
} from '@liftoff/ui/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFavourites } from '../../shared/player/favourites/favourites.ts';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { usePaths } from '../../shared/site/site.ts';
import { TrustLine } from '../../shared/parts/trust-line.tsx';
import { CookieChoice } from './cookie-choice.tsx';
import { ModeLinks } from './mode-links.tsx';
import type { PlayData } from './play-data.ts';
import { useLowScreen } from './use-low-screen.ts';

export interface GameMenuProps {
  data: PlayData;
  mode: 'real' | 'demo';
  /** Whether no game is running, so that sound, full screen and sheets are not offered. */
  still: boolean;
  sound: boolean;
  onSound: () => void;
  fullScreen: { available: boolean; on: boolean; toggle: () => void };
  onSheet: (sheet: GameSheet) => void;
  onClose: () => void;
}

const sheets = [
  ['rounds', HistoryIcon],
  ['info', InfoIcon],
  ['fairness', FingerprintIcon],
] as const;

/** The game controls that do not fit on a small screen: mode, sound, full screen and the game's sheets. */
export default function GameMenu(props: GameMenuProps) {
  const { data, mode, still, sound, onSound, fullScreen, onSheet, onClose } = props;
  const t = useTranslations('game');
  const paths = usePaths();
  const player = usePlayerSeed();
  const favourites = useFavourites();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const { identifier, title, hasDemo } = data.game;
  const tile = (icon: ReactNode, label: string, press: () => void, pressed?: boolean, className?: string) => (
    <button type="button" className={className} aria-pressed={pressed} onClick={press}>
      {icon}
      <span>{label}</span>
    </button>
  );
  return (
    <dialog
      ref={dialog}
      className="game-menu"
      aria-label={t('menu.open')}
      data-theme="dark"
      onClose={onClose}
      onClick={event => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="game-menu__card">
        <div className="row gap-2">
          <div className="grow">
            <h2 className="title">{title}</h2>
            <p className="caption text-muted ellipsis">{data.studio}</p>
          </div>
          {data.facts?.state !== 'prerelease' && hasDemo && <ModeLinks data={data} mode={mode} />}
          <IconButton icon={XIcon} label={t('menu.close')} onClick={onClose} />
        </div>
        <div className="game-menu__tiles">
          {!still &&
            tile(
              sound ? <Volume2Icon /> : <VolumeXIcon />,
              t(sound ? 'menu.soundOn' : 'menu.soundOff'),
              onSound,
              sound,
            )}
          {!still &&
            fullScreen.available &&
            tile(
              fullScreen.on ? <MinimizeIcon /> : <MaximizeIcon />,
              t(fullScreen.on ? 'header.leaveFullscreen' : 'header.fullscreen'),
              () => {
                onClose();
                fullScreen.toggle();
              },
            )}
          {favourites &&
            tile(
              <HeartIcon />,
              t('menu.favourite'),
              () => favourites.toggle(identifier),
              favourites.ids.has(identifier),
              'game-menu__favourite',
            )}
          {!still &&
            sheets.map(([name, Icon]) => (
              <button
                key={name}
                type="button"
                onClick={() => {
                  onClose();
                  onSheet(name);
                }}
              >
                <Icon />
                <span>{t(`menu.${name}`)}</span>
              </button>
            ))}
          {player ? (
            <>
              <a href={paths.profile('limits')}>
                <GaugeIcon />
                <span>{t('menu.limits')}</span>
              </a>
              <a href={paths.deposit()}>
                <ArrowDownToLineIcon />
                <span>{t('menu.deposit')}</span>
              </a>
            </>
          ) : (
            <a href={paths.signUp(paths.play(data.game.provider, data.game.slug))}>
              <UserIcon />
              <span>{t('noDemo.register')}</span>
            </a>
          )}
        </div>
        <MenuFoot onPress={onClose} />
      </div>
    </dialog>
  );
}

/** The cookie choice and, on a low screen, where the page has no footer, licence and help [C37]. */
function MenuFoot({ onPress }: { onPress: () => void }) {
  const low = useLowScreen();
  return (
    <div className="row flex-wrap between gap-3 margin-top-4">
      {low && <TrustLine />}
      <CookieChoice onPress={onPress} />
    </div>
  );
}

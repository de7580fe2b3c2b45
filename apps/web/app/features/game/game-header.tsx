import { IconButton, IconButtonLink } from '@liftoff/ui/icon-button';
import { ArrowLeftIcon, HeartIcon, MaximizeIcon, MinimizeIcon, Volume2Icon, VolumeXIcon } from '@liftoff/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFavourites } from '../../shared/player/favourites/favourites.ts';
import { usePaths } from '../../shared/site/site.ts';
import { ModeLinks } from './mode-links.tsx';
import type { PlayData } from './play-data.ts';
import { SquarePicture } from './cards/wins-card.tsx';

interface GameHeaderProps {
  data: PlayData;
  mode: 'real' | 'demo';
  /** Whether no game is running, so that sound and full screen are not offered. */
  still: boolean;
  sound: boolean;
  onSound: () => void;
  fullScreen: { available: boolean; on: boolean; toggle: () => void };
  /** The menu button, for bars too narrow for all controls. */
  menu: ReactNode;
  /** Shown at the end of the bar: the player's balance and deposit button, or the sign-in links for a guest. */
  children: ReactNode;
}

/** The bar above a game with the back link, the game's name and mode, and the player's money. */
export function GameHeader({ data, mode, still, sound, onSound, fullScreen, menu, children }: GameHeaderProps) {
  const t = useTranslations('game.header');
  const paths = usePaths();
  return (
    <header className="header">
      <div className="wrap header__content game-header">
        <IconButtonLink icon={ArrowLeftIcon} label={t('back')} href={paths.lobby()} />
        <span className="only-desktop game-header__picture">
          <SquarePicture slug={data.game.slug} />
        </span>
        <div className="grow game-header__name">
          <h1 className="title ellipsis">{data.game.title}</h1>
          <p className="caption text-muted ellipsis">{data.studio}</p>
        </div>
        {data.facts?.state !== 'prerelease' && data.game.hasDemo && (
          <ModeLinks data={data} mode={mode} className="only-desktop" />
        )}
        <FavouriteButton data={data} />
        {!still && (
          <>
            <IconButton
              className="only-desktop"
              icon={sound ? Volume2Icon : VolumeXIcon}
              label={sound ? t('soundOff') : t('soundOn')}
              onClick={onSound}
            />
            {fullScreen.available && (
              <IconButton
                className="only-desktop"
                icon={fullScreen.on ? MinimizeIcon : MaximizeIcon}
                label={fullScreen.on ? t('leaveFullscreen') : t('fullscreen')}
                onClick={fullScreen.toggle}
              />
            )}
          </>
        )}
        {children}
        {menu}
      </div>
    </header>
  );
}

function FavouriteButton({ data }: { data: PlayData }) {
  const t = useTranslations('game.header');
  const favourites = useFavourites();
  if (!favourites) return null;
  const { identifier, title } = data.game;
  return (
    <IconButton
      className="game-header__favourite only-desktop"
      icon={HeartIcon}
      label={t('favourite', { title })}
      aria-pressed={favourites.ids.has(identifier)}
      onClick={() => favourites.toggle(identifier)}
    />
  );
}

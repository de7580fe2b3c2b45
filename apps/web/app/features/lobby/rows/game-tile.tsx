import { TileActions, TileFavourite, TileFrame, TileLock, TilePlayLink, TileDemoLink } from '@liftoff/ui/tile-frame';
import { useTranslations } from 'use-intl';
import { useFavourites } from '../../../shared/favourites.ts';
import { usePlayerSeed } from '../../../shared/player.ts';
import type { Paths } from '../../../shared/paths.ts';
import { usePaths } from '../../../shared/site.ts';
import { isLocked } from './currency-lock.ts';
import { GamePicture } from './game-picture.tsx';
import { GameBadge, type TileText } from './tile-badge.tsx';
import type { TileGame } from '../tile-game.ts';

interface GameTileProps {
  game: TileGame;
  layout?: 'rail' | 'grid';
  early?: boolean;
}

/** A game in a row or a grid, with its actions on hover, focus or first tap (SHELL-078 to SHELL-081). */
export function GameTile({ game, layout = 'rail', early = false }: GameTileProps) {
  const t = useTranslations('lobby.tile');
  const paths = usePaths();
  const player = usePlayerSeed();
  const currency = player?.user.currency;
  const favourites = useFavourites();
  const locked = isLocked(currency, game.currencies);
  const favourite = favourites?.ids.has(game.id);
  return (
    <TileFrame
      title={game.title}
      subtitle={game.studio}
      image={<GamePicture game={game} layout={layout} early={early} />}
      badge={game.badge && <GameBadge kind={game.badge} slug={game.slug} t={t} />}
      locked={locked}
      favourite={favourite}
      overlay={
        locked && currency ? (
          <TileLock reason={t('locked', { currency })} />
        ) : (
          <Actions game={game} guest={player === null} t={t} paths={paths} />
        )
      }
      corner={
        favourites && !locked ? (
          <TileFavourite
            label={t('favourite', { title: game.title })}
            pressed={favourite === true}
            onPress={() => favourites.toggle(game.id)}
          />
        ) : undefined
      }
    />
  );
}

interface ActionsProps {
  game: TileGame;
  guest: boolean;
  t: TileText;
  paths: Paths;
}

/**
 * STATE-043, STATE-044: play leads guests to registration and back to the game; demo opens it at once. Where fingers
 * press, a guest's tap anywhere on the tile is for the demo.
 */
function Actions({ game, guest, t, paths }: ActionsProps) {
  const { title, provider, slug } = game;
  if (game.soon) {
    return (
      <TileActions
        play={
          <a className="tile__soon" href={paths.play(provider, slug)} aria-label={t('open', { title })}>
            {t('soon')}
          </a>
        }
      />
    );
  }
  const real = paths.play(provider, slug, guest ? 'real' : undefined);
  return (
    <TileActions
      play={<TilePlayLink href={guest ? paths.signUp(real) : real} aria-label={t('play', { title })} />}
      demo={
        game.demo && (
          <TileDemoLink
            className={guest ? 'tile__demo--whole' : undefined}
            href={paths.play(provider, slug, 'demo')}
            aria-label={t('demoLabel', { title })}
          >
            {t('demo')}
          </TileDemoLink>
        )
      }
    />
  );
}

import { TileActions, TileFavourite, TileFrame, TileLock, TilePlayLink, TileDemoLink } from '@liftoff/ui/tile-frame';
import { useTranslations } from 'use-intl';
import { useFavourites } from '../../../shared/favourites.ts';
import { usePlayerSeed } from '../../../shared/player.ts';
import { usePaths } from '../../../shared/site.ts';
import { isLocked } from './currency-lock.ts';
import { GamePicture } from './game-picture.tsx';
import { GameBadge } from './tile-badge.tsx';
import type { TileGame } from '../tile-game.ts';

interface GameTileProps {
  game: TileGame;
  layout?: 'rail' | 'grid';
  early?: boolean;
}

/** A game in a row or a grid, with its actions on hover, focus or first tap (SHELL-078 to SHELL-081). */
export function GameTile({ game, layout = 'rail', early = false }: GameTileProps) {
  const t = useTranslations('lobby.tile');
  const currency = usePlayerSeed()?.user.currency;
  const locked = isLocked(currency, game.currencies);
  return (
    <TileFrame
      title={game.title}
      subtitle={game.studio}
      image={<GamePicture game={game} layout={layout} early={early} />}
      badge={game.badge && <GameBadge kind={game.badge} slug={game.slug} />}
      locked={locked}
      favourite={useFavourites()?.ids.has(game.id)}
      overlay={locked && currency ? <TileLock reason={t('locked', { currency })} /> : <Actions game={game} />}
      corner={locked ? undefined : <Heart game={game} />}
    />
  );
}

/**
 * STATE-043, STATE-044: play leads guests to registration and back to the game; demo opens it at once. Where fingers
 * press, a guest's tap anywhere on the tile is for the demo.
 */
function Actions({ game }: { game: TileGame }) {
  const t = useTranslations('lobby.tile');
  const paths = usePaths();
  const guest = usePlayerSeed() === null;
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

function Heart({ game }: { game: TileGame }) {
  const t = useTranslations('lobby.tile');
  const favourites = useFavourites();
  if (!favourites) return null;
  return (
    <TileFavourite
      label={t('favourite', { title: game.title })}
      pressed={favourites.ids.has(game.id)}
      onPress={() => favourites.toggle(game.id)}
    />
  );
}

import {
  TileActions,
  TileContent,
  TileDemoLink,
  TileFavourite,
  TileFrame,
  TileLock,
  TilePlayLink,
} from '@liftoff/ui/tile-frame';
import { useTranslations } from 'use-intl';
import { useFavourites } from '../../../shared/player/favourites/favourites.ts';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { part } from '../../../shared/parts/part.tsx';
import type { Paths } from '../../../shared/site/address/paths.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { isLocked } from './currency-lock.ts';
import { GamePicture } from './game-picture.tsx';
import { GameBadge } from './tile-badge.tsx';
import type { TileGame } from '../tile-game.ts';

const CountsMark = part(() => import('./counts-mark.tsx'), { when: 'idle', optional: 'tournament mark' });

interface GameTileProps {
  game: TileGame;
  layout?: 'rail' | 'grid';
  early?: boolean;
}

/**
 * A game in a row or grid. Its actions appear on hover, on focus or after the first tap [SHELL-078] to [SHELL-081].
 */
export function GameTile({ game, layout = 'rail', early = false }: GameTileProps) {
  const t = useTranslations('lobby.tile');
  const paths = usePaths();
  const player = usePlayerSeed();
  const currency = player?.user.currency;
  const favourites = useFavourites();
  const { id, title, studio, preview, tint } = game;
  const locked = isLocked(currency, game.currencies);
  const favourite = favourites?.ids.has(id);
  return (
    <TileFrame favourite={favourite} locked={locked}>
      <TileContent
        title={title}
        subtitle={studio}
        image={<GamePicture preview={preview} tint={tint} layout={layout} early={early} />}
        badge={game.badge && <GameBadge kind={game.badge} text={t(`badge.${game.badge}`)} />}
        mark={player && !locked && <CountsMark game={game} playerId={player.user.id} />}
        overlay={
          locked && currency ? (
            <TileLock reason={t('locked', { currency })} />
          ) : (
            <GameActions {...actionsOf(game, player === null, paths, t)} />
          )
        }
        corner={
          favourites &&
          !locked && (
            <TileFavourite
              label={t('favourite', { title })}
              pressed={favourite === true}
              onPress={() => favourites.toggle(id)}
            />
          )
        }
      />
    </TileFrame>
  );
}

interface Link {
  href: string;
  label: string;
}

interface Actions {
  /** The link for a game that is not open yet. It replaces play and demo. */
  soon?: Link & { text: string };
  play?: Link;
  demo?: Link & { text: string; whole: boolean };
}

/**
 * The actions on a tile. Play leads guests to registration and then back to the game; demo opens immediately
 * [STATE-043] [STATE-044]. On touch screens, a guest's tap anywhere on the tile opens the demo.
 */
function actionsOf(
  { title, provider, slug, soon, demo }: TileGame,
  guest: boolean,
  paths: Paths,
  t: TileText,
): Actions {
  if (soon) return { soon: { href: paths.play(provider, slug), label: t('open', { title }), text: t('soon') } };
  const real = paths.play(provider, slug, guest ? 'real' : undefined);
  const demoLink = { href: paths.play(provider, slug, 'demo'), label: t('demoLabel', { title }), text: t('demo') };
  return {
    play: { href: guest ? paths.signUp(real) : real, label: t('play', { title }) },
    ...(demo ? { demo: { ...demoLink, whole: guest } } : {}),
  };
}

type TileText = ReturnType<typeof useTranslations<'lobby.tile'>>;

function GameActions({ soon, play, demo }: Actions) {
  if (soon)
    return (
      <TileActions
        play={
          <a className="tile__soon" href={soon.href} aria-label={soon.label}>
            {soon.text}
          </a>
        }
      />
    );
  return (
    <TileActions
      play={play && <TilePlayLink href={play.href} aria-label={play.label} />}
      demo={
        demo && (
          <TileDemoLink
            className={demo.whole ? 'tile__demo--whole' : undefined}
            href={demo.href}
            aria-label={demo.label}
          >
            {demo.text}
          </TileDemoLink>
        )
      }
    />
  );
}

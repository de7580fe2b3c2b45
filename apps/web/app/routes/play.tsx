import type { Game } from '@liftoff/contract/lobby/lobby';
import { redirect, useRouteLoaderData } from 'react-router';
import { findGame, loadPlay } from '../features/game/load-play.server.ts';
import { readMode } from '../features/game/play-data.ts';
import { notFound } from '../features/lobby/load-games.server.ts';
import { toTile } from '../features/lobby/tile-game.ts';
import { dataOf, pageContext } from '../page-context.ts';
import type { loader as rootLoader } from '../root.tsx';
import { PlayerSeedProvider } from '../shared/player/player.ts';
import { readPlayer, unknownPlayer } from '../shared/player/read-player.server.ts';
import { isLimitReached } from '../shared/player/limits/read-limits.server.ts';
import { toSignUp } from '../shared/player/require-player.server.ts';
import { readBrandOf } from '../shared/site/brand/read-brand.server.ts';
import { emptyShellData, ShellDataProvider } from '../shared/site/shell-data.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/play';
import { PlayPage } from './play-parts/play-page.tsx';
import '../features/game/game.css';
import '../features/game/stage/stage-panel.css';
import '../features/game/game-wide.css';
import '../features/game/game-low.css';
import { part } from '../shared/parts/part.tsx';

const PlayerLayer = part(() => import('../shared/player/player-layer.tsx'));

/**
 * Guests must register before they play for real money [ROUTE-044]. A game has only one address, which contains its
 * studio; addresses with another studio redirect to it [ROUTE-045]. A player with a reached limit is redirected to
 * the limits page, even for demo play [GUARD-010]. If a player's limits cannot be loaded, the player cannot play
 * [B12].
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const mode = readMode(url);
  const { producer, name } = params;
  if (mode === 'real' && (await readPlayer(page)) === null) throw toSignUp(page, url);
  const [game, limitReached] = await Promise.all([findGame(page, name), isLimitReached(page)]);
  if (limitReached === null) throw unknownPlayer(context.get(dataOf));
  if (limitReached) throw redirect('/profile/limits');
  if (!game) throw notFound();
  if (game.provider !== producer) throw redirect(`/play/${game.provider}/${game.slug}${url.search}`);
  const [{ data, more, similar, studios }, brand] = await Promise.all([loadPlay(page, game), readBrandOf(page)]);
  const tiles = (games: readonly Game[]) => games.map(other => toTile(other, studios, page.signedIn));
  const shown = new Set(similar.map(({ identifier }) => identifier));
  const shelf = more && {
    ...more.collection,
    games: tiles(more.games.filter(({ identifier }) => !shown.has(identifier))),
  };
  return {
    data,
    similar: tiles(similar),
    shelf: shelf && shelf.games.length > 0 ? shelf : null,
    mode,
    brand,
    texts: textsOf(page.locale, ['game']),
  };
}

export default function Play({ loaderData }: Route.ComponentProps) {
  const { data, similar, shelf, mode, brand } = loaderData;
  const player = useRouteLoaderData<typeof rootLoader>('root')?.player ?? null;
  const page = <PlayPage data={data} similar={similar} shelf={shelf} mode={mode} />;
  return (
    <ShellDataProvider value={{ ...emptyShellData, brand }}>
      <PlayerSeedProvider value={player}>{player ? <PlayerLayer inGame>{page}</PlayerLayer> : page}</PlayerSeedProvider>
    </ShellDataProvider>
  );
}

export { PlainBoundary as ErrorBoundary } from './plain-boundary.tsx';
